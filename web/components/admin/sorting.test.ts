import { expect, it, vi } from 'vitest';
import { readSort, tableSort } from './sorting.ts';

const NAMES = ['joined', 'name'] as const;
const FIRST = { by: 'joined', direction: 'descending' } as const;

it('ignores a column that the list can’t be sorted by', () => {
  expect(readSort({ sort: 'password', dir: 'asc' }, NAMES)).toEqual({});
  expect(readSort({ sort: 'name' }, NAMES)).toEqual({ sort: 'name', direction: 'desc' });
});

it('keeps the first order out of the address', () => {
  const change = vi.fn();
  const { sort, onSort } = tableSort({ sort: 'name', dir: 'asc' }, NAMES, change, FIRST);
  expect(sort).toEqual({ by: 'name', direction: 'ascending' });
  onSort(FIRST);
  onSort({ by: 'joined', direction: 'ascending' });
  expect(change.mock.calls).toEqual([
    [{ sort: undefined, dir: undefined }],
    [{ sort: 'joined', dir: 'asc' }],
  ]);
});
