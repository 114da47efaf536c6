import { squeeze } from '../short-text.ts';

/** An object in the schema.org vocabulary, wherever it was found. */
export type Thing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, 50) : [value];
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return squeeze(value).slice(0, 2000);
  if (typeof value === 'number') return String(value);
  return isThing(value) ? textOf(value['@value'] ?? value.name ?? '') : '';
}
