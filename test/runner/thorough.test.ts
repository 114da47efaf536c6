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

it('every file of journeys in the short run proves a row alone, or walks the embedded parts', () => {
  const journeys = globSync('e2e/*.test.ts');
  const isNeeded = (file: string) => {
    const others = new Set(rowsIn([...BELOW_THE_BROWSER, ...journeys.filter((other) => other !== file)]));
    return rowsIn([file]).some((row) => !others.has(row)) || readFileSync(file, 'utf8').includes('@embedded');
  };
  expect(journeys.length).toBeGreaterThan(20);
  expect(journeys.filter((file) => !isNeeded(file))).toEqual([]);
});

/** The rows in the titles of these files. */
function rowsIn(patterns: readonly string[]): string[] {
  const text = globSync(patterns).map((path) => readFileSync(path, 'utf8'));
  return [...new Set(text.flatMap(rowIds))];
}
