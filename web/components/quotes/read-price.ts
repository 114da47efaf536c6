const PRICE = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/;

/** Parses a typed price such as "$1,385.50" into cents; null if it is invalid. */
export function readPrice(typed: string): number | null {
  const [, whole, part = ''] = PRICE.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
