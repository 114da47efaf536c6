/** Ends a sentence with a name, which may bring its own full stop: "Crumb & Co." */
export function fullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
