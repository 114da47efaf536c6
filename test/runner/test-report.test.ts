import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests, playwrightOutcomes, vitestOutcomes } from './test-report.ts';

describe('a report by Vitest', () => {
  const result = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
    meta: {},
  });
  const file = { name: resolve('money.test.ts'), status: 'failed', message: '' };

  it('tells passed, failed and skipped tests apart', () => {
    const assertionResults = [
      result('money adds up', 'passed'),
      result('money is kept', 'failed', ['1 is not 2\n  at money.ts']),
      result('money is lent', 'pending'),
      result('money is printed', 'todo'),
    ];
    expect(vitestOutcomes({ testResults: [{ ...file, assertionResults }] })).toEqual([
      { title: 'money.test.ts money adds up', state: 'passed' },
      { title: 'money.test.ts money is kept', state: 'failed', message: '1 is not 2\n  at money.ts' },
      { title: 'money.test.ts money is lent', state: 'skipped' },
      { title: 'money.test.ts money is printed', state: 'skipped' },
    ]);
  });

  it('says on which database a test ran', () => {
    const assertionResults = [{ ...result(' money adds up', 'passed'), meta: { database: 'pg' } }];
    expect(vitestOutcomes({ testResults: [{ ...file, status: 'passed', assertionResults }] })).toEqual([
      { title: 'money.test.ts (pg) money adds up', state: 'passed' },
    ]);
  });

  it('counts a file that could not be run as a failed test', () => {
    const broken = { ...file, message: 'no such module', assertionResults: [] };
    expect(vitestOutcomes({ testResults: [broken] })).toEqual([
      { title: 'money.test.ts could not be run', state: 'failed', message: 'no such module' },
    ]);
  });
});

describe('a report by Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      { projectName: 'mobile', status, results: [{ errors: [{ message: '\u001b[31mshut\u001b[0m' }] }] },
    ],
  });

  it('keeps the titles of the groups a test is in', () => {
    const group = { title: 'the menu', specs: [spec('closes by Escape [NAV-27]', 'expected')] };
    const report = { suites: [{ title: 'menu.test.ts', specs: [], suites: [group] }], errors: [] };
    expect(playwrightOutcomes(report)).toEqual([
      { title: 'menu.test.ts the menu closes by Escape [NAV-27] (mobile)', state: 'passed' },
    ]);
  });

  it('counts a test that passed only on a retry as failed', () => {
    const specs = [spec('a', 'flaky'), spec('b', 'unexpected'), spec('c', 'skipped')];
    const states = playwrightOutcomes({ suites: [{ title: 'x', specs }], errors: [] }).map(
      (test) => test.state,
    );
    expect(states).toEqual(['failed', 'failed', 'skipped']);
  });

  it('keeps the message of a failed test, without its colors', () => {
    const suites = [{ title: 'menu.test.ts', specs: [spec('opens', 'unexpected')] }];
    expect(playwrightOutcomes({ suites, errors: [] })).toEqual([
      { title: 'menu.test.ts opens (mobile)', state: 'failed', message: 'shut' },
    ]);
  });

  it('counts an error outside of any test as failed', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start' }] };
    expect(playwrightOutcomes(report)).toEqual([
      { title: 'Playwright, outside every test', state: 'failed', message: 'the server did not start' },
    ]);
  });
});

it('counts a test that runs on both databases or at both widths once', () => {
  const titles = [
    'money.test.ts (pg) money adds up',
    'money.test.ts (pglite) money adds up',
    'loans.test.ts (pg) money adds up',
    'menu.test.ts opens (desktop)',
    'menu.test.ts opens (mobile)',
    'menu.test.ts opens (or not)',
  ];
  expect(countTests(titles.map((title) => ({ title, state: 'passed' })))).toBe(4);
});
