/** A sentence of ours for admins who may not see amounts: "You were paid (amount)". */
export function hideAmounts(text: string): string {
  return text.replace(/-?\$\d[\d,]*(\.\d+)?/g, '(amount)');
}
