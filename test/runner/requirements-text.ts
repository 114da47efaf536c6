import { type RequirementGroup, type RowStatus, rowStatus } from './requirements.ts';
import type { TestOutcome } from './test-report.ts';

type TestsByRow = ReadonlyMap<string, TestOutcome[]>;

/** One line for each group: how many rows are proven, fail, or have no passing test. */
export function countByGroup(groups: readonly RequirementGroup[], byRow: TestsByRow): string {
  const lines = groups.map((group) => line(group.title, [group], byRow));
  return [...lines, '', line('All', groups, byRow)].join('\n');
}

/** Every row without a passing test, by group. */
export function listUnproven(groups: readonly RequirementGroup[], byRow: TestsByRow): string {
  return groups
    .map((group) => ({
      title: group.title,
      rows: group.rows.filter((row) => rowStatus(byRow.get(row.id)) !== 'proven'),
    }))
    .filter((group) => group.rows.length > 0)
    .map((group) =>
      [group.title, ...group.rows.map((row) => `  ${row.id.padEnd(12)}${row.wording}`)].join('\n'),
    )
    .join('\n\n');
}

function line(title: string, groups: readonly RequirementGroup[], byRow: TestsByRow): string {
  const statuses = groups.flatMap((group) => group.rows.map((row) => rowStatus(byRow.get(row.id))));
  const count = (wanted: RowStatus) => statuses.filter((found) => found === wanted).length;
  const failing = count('failing');
  const proven = `${count('proven')} of ${statuses.length} proven`.padStart(20);
  return `${title.padEnd(62)}${proven}${failing > 0 ? `, ${failing} failing` : ''}`;
}
