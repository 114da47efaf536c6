import type { CampaignApplicantPage } from '#contract/campaign-applicants.ts';
import { responseWords } from '#domain/response-words.ts';

type PromiseLineProps = Pick<CampaignApplicantPage, 'decide_by' | 'response_time' | 'can_choose'>;

/** What creators are promised, and how it has been kept so far. They see the same. */
export function PromiseLine({ decide_by, response_time, can_choose }: PromiseLineProps) {
  const measured = responseWords(response_time.median_hours);
  const until = can_choose && decide_by ? `Everybody has an answer by ${dayOf(decide_by)}.` : null;
  const kept = measured ? `“${measured}”, measured on your last answers.` : null;
  if (until === null && kept === null) return null;
  return (
    <p className="border-line border-b bg-surface px-4 py-2 text-hint text-ink-2 max-md:bg-paper md:px-6">
      {[until, kept].filter(Boolean).join(' ')} Creators see this when they apply.
    </p>
  );
}

/** "Jul 15": a date of New York, whatever the clock here says. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
