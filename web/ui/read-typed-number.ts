/** The number in what was typed, moved into its bounds; null where there is none. "-5" is below every minimum. */
export function readTypedNumber(typed: string, min: number, max: number): number | null {
  const digits = typed.replace(/[^\d.]/g, '');
  const number = Number(digits);
  if (digits === '' || !Number.isFinite(number)) return null;
  const signed = /^\s*[-−–]/.test(typed) ? -number : number;
  return Math.min(max, Math.max(min, signed));
}
