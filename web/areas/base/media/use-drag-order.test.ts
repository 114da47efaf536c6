import { expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { moveBy, moveTo } from './use-drag-order.ts';

const files = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as MediaFile);
const ids = (list: MediaFile[]) => list.map(({ id }) => id).join('');

it.each([
  ['a', 'c', 'bcad'],
  ['d', 'b', 'adbc'],
  ['b', 'b', 'abcd'],
  ['x', 'b', 'abcd'],
  ['a', 'x', 'abcd'],
])('%s dropped on %s gives %s', (id, before, order) => {
  expect(ids(moveTo(files, id, before))).toBe(order);
});

it.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['a', -1, 'abcd'],
  ['d', 1, 'abcd'],
])('%s moved by %i gives %s', (id, by, order) => {
  expect(ids(moveBy(files, id, by))).toBe(order);
});
