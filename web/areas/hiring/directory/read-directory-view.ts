import { readView } from '#web/session/search-readers.ts';

/** The fields of the filter form, by their names in the address. `place` is a borough or the id of a neighborhood. */
export const FILTER_NAMES = [
  'place',
  'niche',
  'language',
  'platform',
  'min_followers',
  'max_price_cents',
  'min_stars',
  'min_on_time',
] as const;

export const readDirectoryView = readView(...FILTER_NAMES, 'sort', 'cursor', 'view', 'as');
export type DirectoryView = ReturnType<typeof readDirectoryView>;
