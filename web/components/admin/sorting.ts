import type { Sort } from './sorted-headers.tsx';

/** The sort order in the address of a list: a column of the API, and from which end. */
export type SortedView = { sort?: string; dir?: string };

/** What the API is asked for; nothing if the address names no column that can be sorted by. */
export function readSort<const Name extends string>(
  { sort, dir }: SortedView,
  names: readonly Name[],
): { sort?: Name; direction?: 'asc' | 'desc' } {
  const known = names.find((name) => name === sort);
  return known === undefined ? {} : { sort: known, direction: dir === 'asc' ? 'asc' : 'desc' };
}

type Change = (change: SortedView) => void;

/** For the table: the order shown, and what choosing another one changes in the address. Without one, `first` is shown. */
export function tableSort<const Name extends string>(
  view: SortedView,
  names: readonly Name[],
  change: Change,
  first: Sort,
) {
  const { sort: by, direction } = readSort(view, names);
  const sort: Sort =
    by === undefined ? first : { by, direction: direction === 'asc' ? 'ascending' : 'descending' };
  const onSort = (next: Sort) => {
    const isFirst = next.by === first.by && next.direction === first.direction;
    change({
      sort: isFirst ? undefined : next.by,
      dir: isFirst ? undefined : next.direction === 'ascending' ? 'asc' : 'desc',
    } as SortedView);
  };
  return { sort, onSort };
}
