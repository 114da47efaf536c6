/** Ends a sentence with a period, unless a name already does: "Crumb & Co." */
export function fullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
