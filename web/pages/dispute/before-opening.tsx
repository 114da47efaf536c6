import { Clock, LockKeyhole, Scale } from 'lucide-react';
import type { DisputeStart } from '#contract/disputes.ts';

type BeforeOpeningProps = { start: DisputeStart };

/** What a dispute does, in plain words, before it does it. */
export function BeforeOpening({ start }: BeforeOpeningProps) {
  const other = start.side === 'creator' ? start.business_name : start.creator_name;
  const days =
    start.answer_business_days === 1 ? '1 business day' : `${start.answer_business_days} business days`;
  const facts = [
    [LockKeyhole, 'Only this part is frozen', 'Everything else in this work goes on, and can be released.'],
    [Clock, 'All clocks stop', 'Nothing is approved or late while it is open. They go on when it is closed.'],
    [
      Scale,
      `${other} has ${days} to answer`,
      'Then a person at Bizmeet decides, with reasons. Each side can appeal once.',
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
