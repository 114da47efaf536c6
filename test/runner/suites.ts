import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from './command.ts';
import { failure, type Result } from './result.ts';
import { countTests, playwrightOutcomes, type TestOutcome, vitestOutcomes } from './test-report.ts';

/** A program that runs tests and leaves a report in JSON. */
export interface Suite {
  name: string;
  report: string;
  command: readonly string[];
  read: (json: string) => TestOutcome[];
}

export const UNIT = vitestSuite('unit tests', 'test-results/unit.json', ['unit']);

export const INTEGRATION = integration('integration-*');

/** Without what the embedded database repeats of the tests that run on a PostgreSQL. */
export const INTEGRATION_ON_POSTGRES = integration('integration-pg');

export const BROWSER: Suite = {
  name: 'browser journeys',
  report: 'test-results/browser.json',
  command: ['node_modules/.bin/playwright', 'test'],
  read: (json) => playwrightOutcomes(JSON.parse(json)),
};

/**
 * The suite without the journeys of `e2e/thorough`, whose rows other tests prove as well: they take two thirds of the
 * time. The pattern is of paths.
 */
export function withoutThorough(suite: Suite): Suite {
  return { ...suite, command: [...suite.command, 'e2e/[^/]+$'] };
}

/** One whole journey of every embedded part, for a run whose other journeys have a PostgreSQL and an S3 service. */
const EMBEDDED_TAG = '@embedded';

export const ON_SERVERS: Suite = {
  ...BROWSER,
  command: [...BROWSER.command, '--grep-invert', EMBEDDED_TAG],
};

export const EMBEDDED: Suite = {
  name: 'journeys on the embedded parts',
  report: 'test-results/embedded.json',
  command: [...BROWSER.command, '--grep', EMBEDDED_TAG, '--workers=1'],
  read: BROWSER.read,
};

export async function runSuite(
  suite: Suite,
  isStrict: boolean,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  await mkdir('test-results', { recursive: true });
  await rm(suite.report, { force: true });
  const { isSuccess, output, seconds } = await run(suite.command, env);
  const outcomes = await readOutcomes(suite);
  if (!outcomes) return failure(suite.name, output, seconds);
  return summarize({ name: suite.name, outcomes, isSuccess, isStrict, output, seconds });
}

/** The tests of the last run of a suite; null where it left no report. */
export async function readOutcomes(suite: Suite): Promise<TestOutcome[] | null> {
  const json = await readFile(suite.report, 'utf8').catch(() => null);
  return json === null ? null : suite.read(json);
}

interface SuiteRun {
  name: string;
  outcomes: readonly TestOutcome[];
  isSuccess: boolean;
  isStrict: boolean;
  output: string;
  seconds: number;
}

export function summarize({ name, outcomes, isSuccess, isStrict, output, seconds }: SuiteRun): Result {
  const inState = (state: TestOutcome['state']) => outcomes.filter((test) => test.state === state);
  const failures = inState('failed').map(({ title, message = '' }) => ({ title, message }));
  const skipped = inState('skipped').map((test) => test.title);
  const failed = failures.length + (isStrict ? skipped.length : 0);
  // An error outside every test, or no test at all, fails the program without failing a test.
  const isUnexplained = failed === 0 && (!isSuccess || outcomes.length === 0);
  return {
    name,
    passed: inState('passed').length,
    failed: isUnexplained ? 1 : failed,
    tests: countTests(outcomes),
    failures,
    skipped,
    seconds,
    output,
  };
}

function integration(projects: string): Suite {
  return vitestSuite('integration tests', 'test-results/integration.json', [projects]);
}

function vitestSuite(name: string, report: string, projects: readonly string[]): Suite {
  return {
    name,
    report,
    command: [
      'node_modules/.bin/vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--allowOnly=false',
      ...projects.map((project) => `--project=${project}`),
    ],
    read: (json) => vitestOutcomes(JSON.parse(json)),
  };
}
