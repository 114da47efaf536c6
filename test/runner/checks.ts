import { globSync } from 'node:fs';
import { run } from './command.ts';
import type { Result } from './result.ts';

export interface Check {
  name: string;
  command: readonly string[];
}

/**
 * The native compiler (docs/decisions/0050). Other checks use the second core meanwhile, and several threads would check
 * many types more than once: 78 s of processor time instead of 49 for the server.
 */
const TSC = 'node_modules/typescript-native/bin/tsc';

const MIGRATION_RULES_LEFT_OUT = [
  // Counts and cents carry a check constraint that keeps them far below 32 bits.
  'prefer-bigint-over-int',
  // Migrations run under one lock before the new version serves anyone, so waiting is right.
  'require-lock-timeout',
  'require-statement-timeout',
  // For the same reason; and if an index built outside the transaction failed, it would be left half built.
  'require-concurrent-index-creation',
];

export const BUILD: Check = { name: 'build', command: ['bin/build'] };

/** Checks the output of the build. */
export const SIZE: Check = { name: 'size of the pages', command: [bin('size-limit')] };

/** Reads the output of the tests. */
export const REQUIREMENT_IDS: Check = {
  name: 'requirement ids',
  command: ['node', 'test/runner/requirements-command.ts'],
};

/** The slow ones start first, so that none runs alone at the end. */
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
    .map((file) => ({
      name: `types: ${file.split('.')[1]}`,
      command: ['node', TSC, '--singleThreaded', '--project', file],
    }));
}

function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}
