import type { DirectoryCreator } from '#contract/hiring/directory.ts';

export function directoryName({ full_name, handle }: Pick<DirectoryCreator, 'full_name' | 'handle'>): string {
  return full_name?.trim() || (handle ? `@${handle}` : 'A creator');
}

type Reliability = Pick<DirectoryCreator, 'on_time_percent' | 'median_rounds' | 'job_count'>;

/** "12 jobs · 95% on time · usually 1 round of changes". Deadlines count from the first draft, before a job is finished. */
export function reliabilityWords({ on_time_percent, median_rounds, job_count }: Reliability): string {
  if (job_count === 0 && on_time_percent === null) return 'New to Bizmeet';
  const words = [jobsWords(job_count)];
  if (on_time_percent !== null) words.push(`${on_time_percent}% on time`);
  if (median_rounds !== null) words.push(roundsWords(median_rounds));
  return words.join(' · ');
}

function jobsWords(count: number): string {
  if (count === 0) return 'No finished jobs yet';
  return count === 1 ? '1 job' : `${count} jobs`;
}

function roundsWords(rounds: number): string {
  if (rounds === 0) return 'usually no changes needed';
  return rounds === 1 ? 'usually 1 round of changes' : `usually ${rounds} rounds of changes`;
}
