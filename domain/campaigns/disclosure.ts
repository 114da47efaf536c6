/** Viewers have to be told that a post is paid for, so every brief that asks for posts contains this line. */
export const DISCLOSURE_LINE = 'Paid partnership label, and #ad in the first line';

/** The full text: the line that can't be left out, then the business's own addition. */
export function fullDisclosure(added: string): string {
  const rest = added.trim();
  if (rest === '') return DISCLOSURE_LINE;
  return rest.startsWith(DISCLOSURE_LINE) ? rest : `${DISCLOSURE_LINE}. ${rest}`;
}
