/** Viewers have to be told that a post is paid for: this stands in every brief that asks for posts. */
export const DISCLOSURE_LINE = 'Paid partnership label, and #ad in the first line';

/** The whole wording: the line that cannot be left out, then what the business adds to it. */
export function fullDisclosure(added: string): string {
  const rest = added.trim();
  if (rest === '') return DISCLOSURE_LINE;
  return rest.startsWith(DISCLOSURE_LINE) ? rest : `${DISCLOSURE_LINE}. ${rest}`;
}
