import { globSync } from 'node:fs';
import { run } from './command.ts';
import type { Result } from './result.ts';

export interface Check {
  name: string;
  command: readonly string[];
}

/** The native compiler uses every core; the one other tools are built on uses one (docs/decisions/0050). */
const TSC = 'node_modules/typescript-native/bin/tsc';

const MIGRATION_RULES_LEFT_OUT = [
  // Counts and cents carry a check constraint that keeps them far below 32 bits.
  'prefer-bigint-over-int',
  // Migrations run under one lock before the new version serves anyone, so waiting is right.
  'require-lock-timeout',
  'require-statement-timeout',
  // For the same reason; and an index built outside the transaction would be left half made by a failure.
  'require-concurrent-index-creation',
];

export const BUILD: Check = { name: 'build', command: ['bin/build'] };

/** Reads what the build leaves. */
export const SIZE: Check = { name: 'size of the pages', command: [bin('size-limit')] };

/** Reads what the tests leave. */
export const REQUIREMENT_IDS: Check = {
  name: 'requirement ids',
  command: ['node', 'test/runner/requirements-command.ts'],
};

/** In the order they are begun: the slow ones first, so that none runs alone at the end. */
export const CHECKS: readonly Check[] = [
  ...typeChecks(),
  { name: 'database schema in step', command: ['node', 'server/commands/schema.ts', '--check'] },
  { name: 'API document in step', command: ['node', 'server/commands/openapi.ts', '--check'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'dependency directions', command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  {
    name: 'migrations',
    command: [
      bin('squawk'),
      '--pg-version=15',
      '--assume-in-transaction',
      `--exclude=${MIGRATION_RULES_LEFT_OUT.join(',')}`,
      ...globSync('db/migrations/*.sql').sort(),
    ],
  },
];

export async function runCheck({ name, command }: Check): Promise<Result> {
  const { isSuccess, output, seconds } = await run(command);
  return {
    name,
    passed: isSuccess ? 1 : 0,
    failed: isSuccess ? 0 : 1,
    failures: [],
    skipped: [],
    seconds,
    output,
  };
}

function typeChecks(): Check[] {
  return globSync('tsconfig.*.json')
    .filter((file) => file !== 'tsconfig.base.json')
    .sort()
    .reverse()
    .map((file) => ({ name: `types: ${file.split('.')[1]}`, command: ['node', TSC, '--project', file] }));
}

function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
