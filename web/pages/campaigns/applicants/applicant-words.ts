import type { CampaignApplicantRow } from '#contract/campaign-applicants.ts';
import { milesWords } from '#domain/distance.ts';

type Named = Pick<CampaignApplicantRow, 'full_name' | 'handle'>;

export function nameOf({ full_name, handle }: Named): string {
  return full_name?.trim() || (handle ? `@${handle}` : 'A creator');
}

export function firstNameOf(person: Named): string {
  return nameOf(person).split(/\s+/)[0] ?? 'They';
}

/** "9 jobs", and what of it was here; whoever was never chosen is new. */
export function jobsWords({ jobs_count, jobs_here_count }: Jobs): { total: string; here: string } {
  const total = jobs_count === 0 ? 'New here' : jobs_count === 1 ? '1 job' : `${jobs_count} jobs`;
  if (jobs_count === 0) return { total, here: 'First job' };
  return { total, here: jobs_here_count === 0 ? 'None with you yet' : `${jobs_here_count} with you` };
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

/** "1 spot stays open", said before somebody is accepted. */
export function spotsLeftWords(open: number): string {
  if (open <= 0) return 'No spot stays open';
  return open === 1 ? '1 spot stays open' : `${open} spots stay open`;
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 applicant' : `${count} applicants`;
}
