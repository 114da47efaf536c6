import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowIds } from './requirements.ts';

/** Rows that our own API and pages answer in another way than the specification describes. */
const DECIDED = [
  'CONST-12 CONST-17 CONST-20 CALL-03 CALL-05 CALL-06 CALL-07 CALL-10 CALL-13 CALL-20 CALL-26 CALL-31 CALL-32',
  'CALL-33 CALL-37 CALL-41 CALL-42 CALL-43 CALL-44 CALL-45 CALL-46 CALL-47 CALL-48 CALL-49 CALL-50 CALL-51 CALL-56',
  'CALL-57 DISC-63 MEDIA-04 MEDIA-07 UI-06 UI-07 UI-09 UI-15 ERR-30 ERR-31 ROUTE-05 ROUTE-36 ROUTE-37 STATE-37',
].flatMap((line) => line.split(' '));

const titles = globSync('{domain,server,web,test,e2e}/**/*.test.{ts,tsx}').flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /decision/.test(line)),
);

it.each(DECIDED)('a test that proves %s names the decision behind it', (row) => {
  expect(titles.some((title) => rowIds(title).includes(row))).toBe(true);
});
