export interface Shape {
  d: string;
  fill: string;
  line: number;
}
export function pictureOf(card: string): Shape[] {
  return [{ d: `M10 60H86V30L48 8 10 30Z`, fill: 'var(--roof-al)', line: card.length > 0 ? 1.4 : 0 }];
}
