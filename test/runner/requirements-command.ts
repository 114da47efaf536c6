import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseRequirements, rowStatus, testsByRow, unknownIds } from './requirements.ts';
import { countByGroup, listUnproven } from './requirements-text.ts';
import { BROWSER, EMBEDDED, INTEGRATION, readOutcomes, UNIT } from './suites.ts';

// A program such as head closes the pipe when it has read enough.
process.stdout.on('error', () => process.exit());

const { values } = readArguments();
const groups = parseRequirements(await readFile('docs/requirements.md', 'utf8'));
const reports = await Promise.all([UNIT, INTEGRATION, BROWSER, EMBEDDED].map(readOutcomes));
const byRow = testsByRow(reports.flatMap((outcomes) => outcomes ?? []));
const unknown = unknownIds(groups, byRow);

if (values.json) print(JSON.stringify(rowsWithTests(), null, 2));
else if (values.missing) print(listUnproven(groups, byRow));
else print(countByGroup(groups, byRow));

if (reports.every((outcomes) => outcomes === null)) warn('No test results yet: run bin/test first.');
for (const id of unknown) {
  const titles = byRow.get(id)?.map((test) => test.title);
  warn(`${id} is not in docs/requirements.md; named by: ${titles?.join(' · ')}`);
}
if (unknown.length > 0) process.exitCode = 1;

function readArguments() {
  try {
    return parseArgs({ options: { missing: { type: 'boolean' }, json: { type: 'boolean' } } });
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function rowsWithTests() {
  return groups.flatMap((group) =>
    group.rows.map((row) => {
      const tests = byRow.get(row.id) ?? [];
      return { ...row, group: group.title, status: rowStatus(tests), tests };
    }),
  );
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
