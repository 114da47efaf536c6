import { Hourglass } from 'lucide-react';
import type { Dispute } from '#contract/work/disputes.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { DecisionCard } from '#web/components/disputes/decision-card.tsx';
import { DisputeTimeline } from '#web/components/disputes/dispute-timeline.tsx';
import {
  callSide,
  closedWords,
  OUTCOME_LABELS,
  reasonLabel,
} from '#web/components/disputes/dispute-words.ts';
import { StatementList } from '#web/components/disputes/statement-list.tsx';
import type { StatementPlace } from '#web/components/disputes/use-statement-files.ts';
import { DisputeStops } from './dispute-stops.tsx';
import { FrozenReceipt } from './frozen-receipt.tsx';

import { YourTurn } from './your-turn.tsx';

type DisputeViewProps = {
  dispute: Dispute;
  place: StatementPlace | null;
  now: Date;
};

/** A dispute's status, statements and decisions, and the possible actions. */
export function DisputeView({ dispute, place, now }: DisputeViewProps) {
  const { status, reason, wants, opened_side, deliverables, fee_cents, decisions } = dispute;
  const opener = callSide(dispute, opened_side);
  return (
    <div className="grid gap-8">
      <DisputeStops dispute={dispute} now={now} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <p className="text-md">
            <span className="block font-semibold">{reasonLabel(reason)}</span>
            <span className="text-ink-2">
              {`${opener} ${opener === 'You' ? 'want' : 'wants'}: ${lowered(OUTCOME_LABELS[wants])}.`}
            </span>
          </p>
          {status === 'closed' ? <p className="text-md text-ink-2">{closedWords(dispute)}</p> : null}
          <WhenWeDecide dispute={dispute} />
          {[...decisions].reverse().map((decision) => (
            <DecisionCard key={decision.round} dispute={dispute} decision={decision} now={now} />
          ))}
          <YourTurn dispute={dispute} place={place} />
          <section aria-labelledby="said" className="min-w-0">
            <h2 id="said" className="type-block-title mb-4">
              Statements
            </h2>
            <StatementList dispute={dispute} now={now} />
          </section>
        </div>
        <aside className="grid min-w-0 gap-8">
          <FrozenReceipt parts={deliverables} feeCents={fee_cents} isOver={status === 'closed'} />
          <section aria-labelledby="happened" className="min-w-0">
            <h2 id="happened" className="type-block-title mb-4">
              History
            </h2>
            <DisputeTimeline dispute={dispute} now={now} />
          </section>
        </aside>
      </div>
    </div>
  );
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

type WhenWeDecideProps = { dispute: Pick<Dispute, 'decide_by' | 'clock_at' | 'round' | 'server_time'> };

/** Our deadline to decide, and what happens if we miss it. */
function WhenWeDecide({ dispute }: WhenWeDecideProps) {
  const { decide_by, clock_at, round, server_time } = dispute;
  if (decide_by === null || clock_at === null) return null;
  const isLate = Date.parse(decide_by) <= Date.parse(server_time);
  return (
    <p className="flex items-start gap-2.5 text-md">
      <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <span>
        <strong className="font-semibold">
          {isLate ? 'Our decision is late' : 'We decide by'}{' '}
          {isLate ? null : <time dateTime={decide_by}>{newYorkMoment(decide_by)}</time>}
        </strong>
        <span className="block text-ink-2">
          {round === 2
            ? 'If nobody else at Bizmeet decides the appeal by then, the first decision takes effect.'
            : `If nobody decides by ${newYorkMoment(clock_at)}, money for submitted work is split evenly and the rest is refunded.`}
        </span>
      </span>
    </p>
  );
}
