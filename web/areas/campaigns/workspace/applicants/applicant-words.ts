import type { CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import { milesWords } from '#domain/format/distance.ts';

type Named = Pick<CampaignApplicantRow, 'full_name' | 'handle'>;

export function nameOf({ full_name, handle }: Named): string {
  return full_name?.trim() || (handle ? `@${handle}` : 'A creator');
}

export function firstNameOf(person: Named): string {
  return nameOf(person).split(/\s+/)[0] ?? 'They';
}

/** "9 jobs" and how many were for this business; "New to Bizmeet" without any job. */
export function jobsWords({ jobs_count, jobs_here_count }: Jobs): { total: string; here: string } {
  const total = jobs_count === 0 ? 'New to Bizmeet' : jobs_count === 1 ? '1 job' : `${jobs_count} jobs`;
  if (jobs_count === 0) return { total, here: 'First job' };
  return { total, here: jobs_here_count === 0 ? 'First time with you' : `${jobs_here_count} with you` };
}

type Jobs = Pick<CampaignApplicantRow, 'jobs_count' | 'jobs_here_count'>;

/** "Bushwick, 2.1 miles from your shop". */
export function placeWords({
  neighborhood_name,
  distance_miles,
}: Pick<CampaignApplicantRow, 'neighborhood_name' | 'distance_miles'>): string {
  const place = neighborhood_name ?? 'New York';
  if (distance_miles === null) return place;
  const miles = milesWords(distance_miles);
  return distance_miles < 0.1 ? `${place}, ${miles}` : `${place}, ${miles} from your shop`;
}

/** "1 open spot left", shown before accepting. */
export function spotsLeftWords(open: number): string {
  if (open <= 0) return 'No open spots left';
  return open === 1 ? '1 open spot left' : `${open} open spots left`;
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 applicant' : `${count} applicants`;
}
