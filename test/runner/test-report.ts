import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test of the last run, whichever program ran it. */
export interface TestOutcome {
  /** With the titles of the groups around it. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The message of a failed test. */
  message?: string;
}

/** The parts we read of what Vitest's JSON reporter writes. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: VitestResult[];
  }[];
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages?: string[];
  meta?: { database?: string };
}

/** The parts we read of what Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { errors: { message?: string }[] }[];
}

/**
 * The number of tests. A test is a title in a file: one that runs on both databases, or at both widths, counts once.
 */
export function countTests(outcomes: readonly TestOutcome[]): number {
  const names = outcomes.map(({ title }) =>
    title.replace(/^(\S+) \((?:pg|pglite)\) /, '$1 ').replace(/ \((?:desktop|mobile)\)$/, ''),
  );
  return new Set(names).size;
}

export function vitestOutcomes(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap((file) => {
    const path = relative('.', file.name);
    const tests = file.assertionResults.map((result) => vitestOutcome(path, result));
    const isExplained = file.status !== 'failed' || tests.some((test) => test.state === 'failed');
    if (isExplained) return tests;
    const broken = { title: `${path} could not be run`, state: 'failed' as const, message: file.message };
    return [...tests, broken];
  });
}

export function playwrightOutcomes(report: PlaywrightReport): TestOutcome[] {
  const errors = report.errors.map(({ message = '' }) => ({
    title: 'Playwright, outside every test',
    state: 'failed' as const,
    message: stripVTControlCharacters(message),
  }));
  return [...report.suites.flatMap((suite) => suiteOutcomes(suite, [])), ...errors];
}

function vitestOutcome(
  path: string,
  { fullName, status, failureMessages = [], meta }: VitestResult,
): TestOutcome {
  const state = vitestState(status);
  const where = meta?.database ? [path, `(${meta.database})`] : [path];
  return {
    title: [...where, fullName.trim()].join(' '),
    state,
    ...(state === 'failed' ? { message: stripVTControlCharacters(failureMessages.join('\n')) } : {}),
  };
}

function vitestState(status: string): TestOutcome['state'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

function suiteOutcomes(suite: PlaywrightSuite, parents: readonly string[]): TestOutcome[] {
  const titles = [...parents, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => playwrightOutcome([...titles, spec.title].join(' '), test)),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => suiteOutcomes(child, titles))];
}

function playwrightOutcome(
  title: string,
  { projectName, status, results = [] }: PlaywrightTest,
): TestOutcome {
  const state = playwrightState(status);
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
  return {
    title: `${title} (${projectName})`,
    state,
    ...(state === 'failed' ? { message: stripVTControlCharacters(messages.join('\n')) } : {}),
  };
}

/** A test that only passes when tried again counts as failed. */
function playwrightState(status: string): TestOutcome['state'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
