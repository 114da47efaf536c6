import { type Form, formOf, numberOf, textOf } from './form.ts';
import type { Thing } from './state.ts';

/** Newest first, page by page, within a time span. */
export function listOf<T extends Thing>(things: Iterable<T>, form: Form): { data: T[]; has_more: boolean } {
  const created = formOf(form.created);
  const bound = (name: string, other: number) => (name in created ? numberOf(created[name]) : other);
  const within = [...things]
    .reverse()
    .filter(
      (thing) => thing.created >= bound('gte', 0) && thing.created <= bound('lte', Number.MAX_SAFE_INTEGER),
    )
    .filter((thing) => thing.created < bound('lt', Number.MAX_SAFE_INTEGER));
  const after = textOf(form.starting_after);
  const start = after === undefined ? 0 : within.findIndex(({ id }) => id === after) + 1;
  const limit = 'limit' in form ? numberOf(form.limit) : 10;
  return {
    data: within.slice(start, start + limit),
    has_more: within.length > start + limit,
  };
}

export function asList(page: { data: object[]; has_more: boolean }): object {
  return { object: 'list', url: '/', ...page };
}

export function isExpanded(form: Form, path: string): boolean {
  return Object.values(formOf(form.expand)).includes(path);
}
