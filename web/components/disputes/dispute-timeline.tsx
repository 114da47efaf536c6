import type { Dispute } from '#contract/work/disputes.ts';
import { eventWords } from '#domain/work/event-words.ts';
import { momentWords } from '#web/components/time/moment.ts';

type DisputeTimelineProps = {
  dispute: Pick<Dispute, 'events' | 'business_name' | 'creator_name' | 'deliverables'>;
  now: Date;
};

/** The history of the work, newest first. */
export function DisputeTimeline({ dispute, now }: DisputeTimelineProps) {
  const told = dispute.events.flatMap((event) => {
    const words = eventWords(event, dispute);
    return words === null ? [] : [{ event, words }];
  });
  return (
    <ol className="grid">
      {told.map(({ event, words }) => (
        <li
          key={event.id}
          className="relative border-line-strong border-l-2 pb-4 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-ink bg-surface"
          />
          <p className="text-base break-words">{words}</p>
          <p className="num text-sm text-ink-3">{momentWords(event.occurred_at, now)}</p>
        </li>
      ))}
    </ol>
  );
}
