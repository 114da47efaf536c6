import { CalendarX, Clock, Gavel, LockKeyhole, Scale } from 'lucide-react';
import type { DisputeStart } from '#contract/work/disputes.ts';

type BeforeOpeningProps = { start: DisputeStart };

/** The consequences of a dispute, before it is opened. */
export function BeforeOpening({ start }: BeforeOpeningProps) {
  const other = start.side === 'creator' ? start.business_name : start.creator_name;
  const { decision_business_days, undecided_business_days, appeal_decision_business_days } = start;
  const facts = [
    [LockKeyhole, 'Only this part is frozen', 'The rest of the work continues and can still be released.'],
    [
      Clock,
      'All deadlines pause',
      'Nothing is auto-approved or late while it’s open. Deadlines restart when it closes.',
    ],
    [
      Scale,
      `${other} has ${businessDays(start.answer_business_days)} to answer`,
      `Then someone at Bizmeet decides within ${businessDays(decision_business_days)}, with reasons.`,
    ],
    [
      Gavel,
      `The decision can be appealed once, within ${count(start.appeal_days, 'day')}`,
      `Another person at Bizmeet decides within ${businessDays(appeal_decision_business_days)}. If nobody does, the first decision takes effect.`,
    ],
    [
      CalendarX,
      'If we miss our deadline',
      `After ${businessDays(undecided_business_days)} more, the money for submitted work is split evenly. The money for work that was never submitted is refunded to the business.`,
    ],
  ] as const;
  return (
    <ul className="grid gap-4">
      {facts.map(([Icon, title, text]) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
          <div className="min-w-0">
            <p className="font-semibold break-words">{title}</p>
            <p className="text-base text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function businessDays(days: number): string {
  return count(days, 'business day');
}

function count(many: number, noun: string): string {
  return many === 1 ? `1 ${noun}` : `${many} ${noun}s`;
}
