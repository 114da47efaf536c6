import type { FindingField } from '#domain/enrichment.ts';

/** Whether two findings say the same. A picture is where it lies; its small copy may be drawn anew each time. */
export function isSameValue(field: FindingField, a: unknown, b: unknown): boolean {
  if (field === 'logo' || field === 'photo') return addressOf(a) === addressOf(b);
  return written(a) === written(b);
}

function addressOf(value: unknown): unknown {
  return (value as { url?: string } | null)?.url;
}

/** The database gives keys back in an order of its own. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
