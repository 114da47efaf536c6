import type { Insertable } from 'kysely';
import { INDUSTRY_NAMES } from '#domain/base/industries.ts';
import type { Industries } from '#server/platform/db/tables.gen.ts';

export const INDUSTRIES: readonly Insertable<Industries>[] = Object.entries(INDUSTRY_NAMES).map(
  ([slug, name], index) => ({ slug, name, sort_order: index + 1 }),
);
