import { describe, expect, it } from 'vitest';
import { describeResult, lastLine } from './report.ts';
import { failure, type Result } from './result.ts';

const types: Result = { name: 'types', passed: 1, failed: 0, skipped: [], seconds: 4.26, output: 'noise' };
const unit: Result = { ...types, name: 'unit tests', passed: 41, failed: 2, output: 'expected 1\ngot 2\n' };

describe('what a run prints', () => {
  it('ends with the sum of all tests and checks', () => {
    expect(lastLine([types, unit, failure('build', '')])).toBe('42 passed, 3 failed');
  });

  it('keeps quiet about the output of what passed', () => {
    expect(describeResult(types)).toMatch(/^ok +types +4\.3 s$/);
  });

  it('shows the output of what failed below its line', () => {
    const [line, ...output] = describeResult(unit).split('\n');
    expect(line).toMatch(/^FAILED +unit tests +41 passed, 2 failed +4\.3 s$/);
    expect(output).toEqual(['        expected 1', '        got 2']);
  });

  it('shows only the end of a long output', () => {
    const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const text = describeResult({ ...unit, output });
    expect(text).toContain('(300 lines above are left out)\n        line 300\n');
  });

  it('names skipped tests', () => {
    expect(describeResult({ ...types, skipped: ['pays in yen'] })).toContain('skipped: pays in yen');
  });
});
