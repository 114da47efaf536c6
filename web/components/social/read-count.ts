import { MOST_COUNTED } from '#domain/social-platforms.ts';

const UNITS: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/** A number as people write it: "6,300", "6.3K". Null where nothing was typed, undefined where it is no number. */
export function readCount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s,]/g, '').toLowerCase();
  if (text === '') return null;
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)([km]?)$/.exec(text) ?? [];
  if (digits === undefined || (unit === '' && digits.includes('.'))) return undefined;
  const count = Math.round(Number(digits) * (UNITS[unit] ?? 1));
  return count <= MOST_COUNTED ? count : undefined;
}
