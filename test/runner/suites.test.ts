import { describe, expect, it } from 'vitest';
import { summarize } from './suites.ts';
import type { TestOutcome } from './test-report.ts';

const run = { name: 'unit tests', isSuccess: true, isStrict: false, output: '', seconds: 1 };
const passed: TestOutcome = { title: 'a', state: 'passed' };
const failed: TestOutcome = { title: 'b', state: 'failed', message: '1 is not 2' };
const skipped: TestOutcome = { title: 'c', state: 'skipped' };

describe('the result of a suite', () => {
  it('counts each test', () => {
    const result = summarize({ ...run, isSuccess: false, outcomes: [passed, passed, failed] });
    expect(result).toMatchObject({ passed: 2, failed: 1 });
  });

  it('keeps the name and message of each failed test', () => {
    const { failures } = summarize({ ...run, isSuccess: false, outcomes: [passed, failed] });
    expect(failures).toEqual([{ title: 'b', message: '1 is not 2' }]);
  });

  it('names skipped tests, and fails them where nothing may be skipped', () => {
    const outcomes = [passed, skipped];
    expect(summarize({ ...run, outcomes })).toMatchObject({ passed: 1, failed: 0, skipped: ['c'] });
    expect(summarize({ ...run, outcomes, isStrict: true })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails when the program fails although every test passed', () => {
    expect(summarize({ ...run, isSuccess: false, outcomes: [passed] })).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('fails when there are no tests', () => {
    expect(summarize({ ...run, outcomes: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});
