const CLAUSES: Record<string, string> = {
  NR: 'new_romans',
  SY: 'sylla',
  HW: 'hadrians_wall',
  AE: 'aeterna',
  GR: 'glory_of_rome',
};

/** The game a clause belongs to: `NR-8.4` is New Romans'. */
export function gameOfClause(clause: string): string {
  return CLAUSES[clause.split('-')[0] ?? ''] ?? '';
}
