import { MOST_COUNTED } from '#domain/creators/social-platforms.ts';

const UNITS: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/** Parses a typed number: "6,300", "6.3K". Null if empty, undefined if it isn't a number. */
export function readCount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s,]/g, '').toLowerCase();
  if (text === '') return null;
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)([km]?)$/.exec(text) ?? [];
  if (digits === undefined || (unit === '' && digits.includes('.'))) return undefined;
  const count = Math.round(Number(digits) * (UNITS[unit] ?? 1));
  return count <= MOST_COUNTED ? count : undefined;
}
