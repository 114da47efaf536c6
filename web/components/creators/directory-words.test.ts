import { expect, it } from 'vitest';
import { reliabilityWords } from './directory-words.ts';

it('sums up jobs, deadlines and rounds of changes', () => {
  const record = { job_count: 12, on_time_percent: 95, median_rounds: 1 };
  expect(reliabilityWords(record)).toBe('12 jobs · 95% on time · usually 1 round of changes');
});

it('says that no job is finished instead of counting none', () => {
  const record = { job_count: 0, on_time_percent: 100, median_rounds: 0 };
  expect(reliabilityWords(record)).toBe('No finished jobs yet · 100% on time · usually no changes needed');
  const unknown = { job_count: 0, on_time_percent: null, median_rounds: null };
  expect(reliabilityWords(unknown)).toBe('New to Bizmeet');
});
