import { describe, expect, it } from 'vitest';
import { playwrightOutcomes, vitestOutcomes } from './test-report.ts';

describe('a report by Vitest', () => {
  it('tells passed, failed and skipped tests apart', () => {
    const assertionResults = [
      { fullName: 'money adds up', status: 'passed' },
      { fullName: 'money is kept', status: 'failed' },
      { fullName: 'money is lent', status: 'pending' },
      { fullName: 'money is printed', status: 'todo' },
    ];
    const report = { testResults: [{ name: 'money.test.ts', status: 'failed', assertionResults }] };
    expect(vitestOutcomes(report)).toEqual([
      { title: 'money adds up', state: 'passed' },
      { title: 'money is kept', state: 'failed' },
      { title: 'money is lent', state: 'skipped' },
      { title: 'money is printed', state: 'skipped' },
    ]);
  });

  it('counts a file that could not be loaded as a failed test', () => {
    const report = { testResults: [{ name: 'money.test.ts', status: 'failed', assertionResults: [] }] };
    expect(vitestOutcomes(report)).toEqual([{ title: 'money.test.ts could not be loaded', state: 'failed' }]);
  });
});

describe('a report by Playwright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mobile', status }] });

  it('keeps the titles of the groups around a test', () => {
    const group = { title: 'the menu', specs: [spec('closes by Escape [NAV-27]', 'expected')] };
    const report = { suites: [{ title: 'menu.test.ts', specs: [], suites: [group] }], errors: [] };
    expect(playwrightOutcomes(report)).toEqual([
      { title: 'menu.test.ts the menu closes by Escape [NAV-27] (mobile)', state: 'passed' },
    ]);
  });

  it('counts a test that passed only when tried again as failed', () => {
    const specs = [spec('a', 'flaky'), spec('b', 'unexpected'), spec('c', 'skipped')];
    const states = playwrightOutcomes({ suites: [{ title: 'x', specs }], errors: [] }).map(
      (test) => test.state,
    );
    expect(states).toEqual(['failed', 'failed', 'skipped']);
  });

  it('counts an error outside every test as failed', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start' }] };
    expect(playwrightOutcomes(report)).toEqual([{ title: 'the server did not start', state: 'failed' }]);
  });
});
