import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowIds } from './requirements.ts';

/** Without the runner's own tests, which name rows in their samples. */
const BELOW_THE_BROWSER = [
  '{domain,contract,art,web,server,bench}/**/*.test.{ts,tsx}',
  'test/{access,layout,promises,words}/*.test.ts',
];

it('every row that a thorough journey names is named by a test of the short run too', () => {
  const short = new Set(rowsIn([...BELOW_THE_BROWSER, 'e2e/*.test.ts']));
  const thorough = rowsIn(['e2e/thorough/*.test.ts']);
  expect(thorough.length).toBeGreaterThan(50);
  expect(thorough.filter((row) => !short.has(row))).toEqual([]);
});

it('every journey in the short run proves a row alone, or walks the embedded parts', () => {
  const titles = globSync('e2e/*.test.ts').flatMap((path) => titlesIn(readFileSync(path, 'utf8')));
  const below = rowsIn(BELOW_THE_BROWSER);
  const isNeeded = (title: string) => {
    const others = new Set([...below, ...titles.filter((other) => other !== title).flatMap(rowIds)]);
    return rowIds(title).some((row) => !others.has(row)) || title.includes('@embedded');
  };
  expect(titles.length).toBeGreaterThan(25);
  expect(titles.filter((title) => !isNeeded(title))).toEqual([]);
});

const TEST = /\btest\(\s*(['"`])(.*?)\1/gs;

function titlesIn(text: string): string[] {
  return [...text.matchAll(TEST)].map(([, , title = '']) => title);
}

/** The rows in the titles of these files. */
function rowsIn(patterns: readonly string[]): string[] {
  const text = globSync(patterns).map((path) => readFileSync(path, 'utf8'));
  return [...new Set(text.flatMap(rowIds))];
}
