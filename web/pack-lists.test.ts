import { expect, it } from 'vitest';
import { packLists, unpackLists } from './pack-lists.ts';

const campaign = (id: number) => ({
  id,
  title: `Campaign “${id}” <b>`,
  place: null,
  work: [
    { kind: 'reel', quantity: 1 },
    { kind: 'story', quantity: 2 },
  ],
  is_saved: false,
});

it.each([
  ['a list of things alike', { campaigns: [campaign(1), campaign(2), campaign(3)], next_cursor: null }],
  ['things that differ in a field', [{ a: 1 }, { a: 1, b: 2 }]],
  [
    'things that differ in the order of their fields',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['a list of texts, and of lists', [['x', 'y'], [], [1, null]]],
  ['a single thing, and none', [[{ a: 1 }], []]],
  ['a list with a gap', [{ a: 1 }, null, { a: 2 }]],
  ['things with nothing in them', [{}, {}]],
])('reads back %s as it was', (_, value) => {
  const sent = JSON.stringify(packLists(value));
  expect(JSON.stringify(unpackLists(JSON.parse(sent)))).toBe(JSON.stringify(value));
});

it('leaves out what JSON leaves out', () => {
  const list = [
    { a: 1, b: undefined },
    { a: 2, b: undefined },
  ];
  expect(unpackLists(JSON.parse(JSON.stringify(packLists(list))))).toEqual([{ a: 1 }, { a: 2 }]);
});

it('names the fields of a list once', () => {
  const sent = JSON.stringify(packLists(Array.from({ length: 24 }, (_, id) => campaign(id))));
  expect(sent.match(/"title"/g)).toHaveLength(1);
});
