/** For tests: a line on which the test itself says what the server says, and which keeps what was sent. */

export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}
