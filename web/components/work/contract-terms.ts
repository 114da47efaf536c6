import type { WorkContract } from '#contract/work-contracts.ts';
import { describeRights } from '#domain/rights-words.ts';
import { counted } from './work-words.ts';

/** What was agreed on, in words nobody needs a lawyer for. */
export function contractTerms({ timers, brief, business_name }: WorkContract): [string, string][] {
  const [reposting, ads] = describeRights(brief, business_name);
  return [
    ['Review', `${counted(timers.review_business_days, 'business day')}, then approved`],
    ['Changes', `${counted(timers.change_rounds, 'round')}, each on a brief line`],
    ['Next version', `${counted(timers.next_version_days, 'day')} after a change is asked`],
    ['If late', `${counted(timers.late_grace_hours, 'hour')} of grace, then they may extend or cancel`],
    ['Posting', `${counted(timers.post_within_days, 'day')} after the approval`],
    ['Reposting', reposting?.text ?? 'Not included'],
    ['Paid ads', ads?.text ?? 'Not included'],
    ['Label', brief.disclosure],
    ['Clears', clearWords(timers)],
  ];
}

function clearWords({
  pending_days,
  pending_days_first,
  first_earnings_count,
}: WorkContract['timers']): string {
  return `${counted(pending_days, 'day')} after release, ${pending_days_first} for your first ${first_earnings_count}`;
}
