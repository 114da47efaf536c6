import type { Dispute } from '#contract/disputes.ts';
import { DecisionCard } from '#web/components/disputes/decision-card.tsx';
import type { DisputeDeeds } from '#web/components/disputes/dispute-deeds.ts';
import { DisputeStops } from '#web/components/disputes/dispute-stops.tsx';
import { DisputeTimeline } from '#web/components/disputes/dispute-timeline.tsx';
import {
  callSide,
  closedWords,
  OUTCOME_LABELS,
  reasonLabel,
} from '#web/components/disputes/dispute-words.ts';
import { FrozenReceipt } from '#web/components/disputes/frozen-receipt.tsx';
import { StatementList } from '#web/components/disputes/statement-list.tsx';
import type { StatementPlace } from '#web/components/disputes/use-statement-files.ts';
import { YourTurn } from './your-turn.tsx';

type DisputeViewProps = {
  dispute: Dispute;
  place: StatementPlace | null;
  deeds: DisputeDeeds;
  now: Date;
};

/** How a dispute stands, what both said, what was decided, and what to do now. */
export function DisputeView({ dispute, place, deeds, now }: DisputeViewProps) {
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
          {[...decisions].reverse().map((decision) => (
            <DecisionCard key={decision.round} dispute={dispute} decision={decision} now={now} />
          ))}
          <YourTurn dispute={dispute} place={place} deeds={deeds} />
          <section aria-labelledby="said" className="min-w-0">
            <h2 id="said" className="type-block-title mb-4">
              What both sides say
            </h2>
            <StatementList dispute={dispute} now={now} />
          </section>
        </div>
        <aside className="grid min-w-0 gap-8">
          <FrozenReceipt parts={deliverables} feeCents={fee_cents} isOver={status === 'closed'} />
          <section aria-labelledby="happened" className="min-w-0">
            <h2 id="happened" className="type-block-title mb-4">
              What happened
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
