import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowIds } from './requirements.ts';

it('every row that a thorough journey names is named by a test of the short run too', () => {
  // The runner's own tests name rows in their samples.
  const short = new Set(
    rowsIn([
      '{domain,contract,art,web,server,bench}/**/*.test.{ts,tsx}',
      'test/{access,layout,promises,words}/*.test.ts',
      'e2e/*.test.ts',
    ]),
  );
  const thorough = rowsIn(['e2e/thorough/*.test.ts']);
  expect(thorough.length).toBeGreaterThan(50);
  expect(thorough.filter((row) => !short.has(row))).toEqual([]);
});

/** The rows in the titles of these files. */
function rowsIn(patterns: readonly string[]): string[] {
  const text = globSync(patterns).map((path) => readFileSync(path, 'utf8'));
  return [...new Set(text.flatMap(rowIds))];
}
