import { describe, expect, it } from 'vitest';
import { planRun } from './plan.ts';

describe('planning a run', () => {
  it('runs everything without arguments', () => {
    expect(planRun([], {})).toEqual({
      parts: ['checks', 'unit', 'integration', 'browser'],
      usesPostgres: true,
      isStrict: false,
      isThorough: false,
    });
  });

  it('leaves the browser and PostgreSQL out of a quick run', () => {
    expect(planRun(['--quick'], {})).toMatchObject({
      parts: ['checks', 'unit', 'integration'],
      usesPostgres: false,
    });
  });

  it('runs one part alone', () => {
    expect(planRun(['--only', 'browser'], {}).parts).toEqual(['browser']);
  });

  it('is strict in CI and when asked to be', () => {
    expect(planRun([], { CI: 'true' }).isStrict).toBe(true);
    expect(planRun(['--require-all'], {}).isStrict).toBe(true);
  });

  it('walks the thorough journeys when asked, and wherever nothing may be missing', () => {
    expect(planRun(['--thorough'], {})).toMatchObject({ isThorough: true, isStrict: false });
    expect(planRun([], { CI: 'true' }).isThorough).toBe(true);
    expect(planRun(['--require-all'], {}).isThorough).toBe(true);
  });

  it.each([
    [['--only', 'nothing'], '--only takes one of checks, unit, integration, browser, not "nothing".'],
    [['--quick', '--only', 'unit'], '--quick and --only exclude each other.'],
    [['--fast'], "Unknown option '--fast'"],
    [['unit'], "Unexpected argument 'unit'"],
  ])('refuses %j', (args, sentence) => {
    expect(() => planRun(args, {})).toThrow(sentence);
  });
});
