import type { TestOutcome } from './test-report.ts';

export interface Requirement {
  id: string;
  wording: string;
}

export interface RequirementGroup {
  title: string;
  rows: readonly Requirement[];
}

export type RowStatus = 'proven' | 'failing' | 'unproven';

/** Reads the tables of docs/requirements.md, one group for each heading. */
export function parseRequirements(markdown: string): RequirementGroup[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      rows: [...section.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(([, id = '', wording = '']) => ({
        id,
        wording,
      })),
    }));
}

/** The row ids a test title carries: "the last fallback is "User" [NAV-12]". */
export function rowIds(title: string): string[] {
  return [...title.matchAll(/\[[^\]]*\]/g)].flatMap(([brackets]) => brackets.match(/\b[A-Z]+-\d+\b/g) ?? []);
}

export function testsByRow(tests: readonly TestOutcome[]): Map<string, TestOutcome[]> {
  const byRow = new Map<string, TestOutcome[]>();
  for (const test of tests) {
    for (const id of new Set(rowIds(test.title))) byRow.set(id, [...(byRow.get(id) ?? []), test]);
  }
  return byRow;
}

/** A row is proven if a test that names it passes and none that names it fails. */
export function rowStatus(tests: readonly TestOutcome[] = []): RowStatus {
  if (tests.some((test) => test.state === 'failed')) return 'failing';
  return tests.some((test) => test.state === 'passed') ? 'proven' : 'unproven';
}

/** Tests that name a row that doesn't exist prove nothing; most are typos. */
export function unknownIds(
  groups: readonly RequirementGroup[],
  byRow: ReadonlyMap<string, TestOutcome[]>,
): string[] {
  const known = new Set(groups.flatMap((group) => group.rows.map((row) => row.id)));
  return [...byRow.keys()].filter((id) => !known.has(id)).sort();
}
