import { describe, expect, it } from 'vitest';
import { describeResult, describeStages, lastLine } from './report.ts';
import { failure, type Result } from './result.ts';

const types: Result = {
  name: 'types',
  passed: 1,
  failed: 0,
  failures: [],
  skipped: [],
  seconds: 4.26,
  output: 'noise',
};
const unit: Result = { ...types, name: 'unit tests', passed: 41, failed: 2, output: 'expected 1\ngot 2\n' };

describe('what a run prints', () => {
  it('ends with the sum of all tests and checks', () => {
    expect(lastLine([types, unit, failure('build', '')])).toBe('42 passed, 3 failed');
  });

  it('hides the output of what passed', () => {
    expect(describeResult(types)).toMatch(/^ok +types +4\.3 s$/);
  });

  it('shows the output of what failed below its line', () => {
    const [line, ...output] = describeResult(unit).split('\n');
    expect(line).toMatch(/^FAILED +unit tests +41 passed, 2 failed +4\.3 s$/);
    expect(output).toEqual(['        expected 1', '        got 2']);
  });

  it('names failed tests with their messages, before the output', () => {
    const failures = [
      {
        title: 'money.test.ts (pg) money is kept',
        message: 'AssertionError: 1 is not 2\n\n    at money.ts:1',
      },
      { title: 'menu.test.ts opens (mobile)', message: `it stayed shut\n${'at a line\n'.repeat(50)}` },
    ];
    const lines = describeResult({ ...unit, failures }).split('\n');
    expect(lines.slice(1, 5)).toEqual([
      '    failed: money.test.ts (pg) money is kept',
      '        AssertionError: 1 is not 2',
      '            at money.ts:1',
      '    failed: menu.test.ts opens (mobile)',
    ]);
    expect(lines).toHaveLength(1 + 3 + 13 + 2);
    expect(lines.at(-1)).toBe('        got 2');
  });

  it('names only as many as leave the end of a run’s log intact', () => {
    const failures = Array.from({ length: 60 }, (_, test) => ({ title: `test ${test}`, message: 'no' }));
    const text = describeResult({ ...unit, failures });
    expect(text).toContain('failed: test 39\n');
    expect(text).not.toContain('failed: test 40');
    expect(text).toContain('(20 more failed)');
  });

  it('shows only the end of a long output', () => {
    const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const text = describeResult({ ...unit, output });
    expect(text).toContain('(420 lines above are left out)\n        line 420\n');
  });

  it('names skipped tests', () => {
    expect(describeResult({ ...types, skipped: ['pays in yen'] })).toContain('skipped: pays in yen');
  });

  it('ends with the time of each stage, and how fast the machine was', () => {
    const suite = { ...unit, tests: 30, seconds: 12.3 };
    const stages = [
      { name: 'checks and unit tests', seconds: 20.1, parts: [suite] },
      { name: 'journeys', seconds: 300, parts: [] },
    ];
    expect(describeStages(stages, { computing_s: 2, inserts_s: 1.5 }).split('\n')).toEqual([
      '',
      expect.stringMatching(/^checks and unit tests +20\.1 s$/),
      expect.stringMatching(/^ {2}unit tests +12\.3 s {2}30 tests, 43 runs$/),
      expect.stringMatching(/^journeys +300\.0 s$/),
      expect.stringMatching(/^All +320\.1 s$/),
      expect.stringMatching(
        /^Calibration: computing 2\.00 s \(usually .+\), inserts 1\.50 s \(usually .+\)$/,
      ),
      '',
    ]);
  });
});
