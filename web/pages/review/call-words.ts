import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { postedOn } from '#domain/deliverable-states.ts';
import { formatCents } from '#domain/money.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { callCreator, counted, shortName, whenInside } from '#web/components/work/work-words.ts';

/** "Maya’s draft reel" */
export function reviewTitle(work: Collaboration, deliverable: Deliverable): string {
  const stage =
    deliverable.status === 'submitted' ? 'draft ' : deliverable.status === 'posted' ? 'posted ' : '';
  return `${callCreator(work)}’s ${stage}${shortName(deliverable)}`;
}

/** What follows from each of the three things a business can do with a version. */
export function callConsequences(work: Collaboration, deliverable: Deliverable, now: Date) {
  const { timers } = work.contract;
  const { rounds_used, rounds_left, version, passes_at, reminders_at } = deliverable;
  const name = callCreator(work);
  const last = reminders_at.at(-1);
  return {
    approve: `${afterApproval(work, deliverable)} ${releaseWords(work)}`,
    changes:
      rounds_left === 0
        ? 'Both rounds are used. What is still missing is for a dispute.'
        : `This is round ${rounds_used + 1} of ${rounds_used + rounds_left}. The clock stops and ${name} has ${counted(timers.next_version_days, 'day')} to send version ${version + 1}.`,
    nothing:
      passes_at === null
        ? 'The clock stands still while a dispute is open.'
        : [
            fullStop(`It is approved automatically ${whenInside(passes_at, now)}`),
            last ? fullStop(`The last reminder is ${whenInside(last, now)}`) : '',
          ].join(' '),
  };
}

function afterApproval(work: Collaboration, { kind }: Deliverable): string {
  if (postedOn(kind) === null) return 'The files are yours to use as agreed.';
  const days = counted(work.contract.timers.post_within_days, 'day');
  return `${callCreator(work)} posts it within ${days} and sends you the link.`;
}

function releaseWords(work: Collaboration): string {
  const sum = formatCents(work.payout_cents);
  const all = work.deliverables.length === 1 ? 'it' : 'everything agreed';
  return `Once ${all} checks out, ${sum} is released to ${callCreator(work)}.`;
}
