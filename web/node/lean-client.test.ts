import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withoutNames } from './lean-client.ts';

it('keeps each child of the tree, without its name', async () => {
  const tree = await readFile(new URL('../route-tree.gen.ts', import.meta.url), 'utf8');
  const named = [...tree.matchAll(/^ {2}(\w+):\s+(\w+),$/gm)].map(([, , child]) => child);
  const lists = [...withoutNames(tree).matchAll(/^const \w+Children = \[([^\]]*)\];$/gm)];
  const kept = lists.flatMap(([, list = '']) =>
    list
      .split(',')
      .map((child) => child.trim())
      .filter(Boolean),
  );
  expect(lists.length).toBeGreaterThan(2);
  expect(kept.length).toBeGreaterThan(90);
  expect(kept).toEqual(named);
});

it('refuses a tree it does not know, instead of leaving it as it is', () => {
  expect(() => withoutNames('export const routeTree = {};')).toThrow('adapt lean-client.ts');
});
