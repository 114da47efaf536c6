/** One test of the last run, whichever program ran it. */
export interface TestOutcome {
  /** With the titles of the groups around it. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

/** The parts we read of what Vitest's JSON reporter writes. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The parts we read of what Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function vitestOutcomes(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      state: vitestState(status),
    }));
    const isExplained = file.status !== 'failed' || tests.some((test) => test.state === 'failed');
    return isExplained
      ? tests
      : [...tests, { title: `${file.name} could not be loaded`, state: 'failed' as const }];
  });
}

export function playwrightOutcomes(report: PlaywrightReport): TestOutcome[] {
  const errors = report.errors.map(({ message = 'Playwright failed' }) => ({
    title: message,
    state: 'failed' as const,
  }));
  return [...report.suites.flatMap((suite) => suiteOutcomes(suite, [])), ...errors];
}

function vitestState(status: string): TestOutcome['state'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

function suiteOutcomes(suite: PlaywrightSuite, parents: readonly string[]): TestOutcome[] {
  const titles = [...parents, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title, `(${test.projectName})`].join(' '),
      state: playwrightState(test.status),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => suiteOutcomes(child, titles))];
}

/** A test that only passes when tried again counts as failed. */
function playwrightState(status: string): TestOutcome['state'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
