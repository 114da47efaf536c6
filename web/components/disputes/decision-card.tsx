import { Gavel } from 'lucide-react';
import type { Dispute, DisputeDecision } from '#contract/work/disputes.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { Card } from '#web/ui/card.tsx';
import { decisionTitle } from './dispute-words.ts';
import { ShareReceipt } from './share-receipt.tsx';

type DecisionCardProps = {
  dispute: Pick<Dispute, 'business_name' | 'creator_name' | 'disputed_cents' | 'fee_cents'>;
  decision: DisputeDecision;
  now: Date;
};

/** A decision with its reasons and each side's share. */
export function DecisionCard({ dispute, decision, now }: DecisionCardProps) {
  const { words, decided_at, decided_by, receipt, round } = decision;
  const by = decided_by ? `Bizmeet, ${decided_by}` : 'Bizmeet';
  return (
    <Card as="section" aria-label={round === 2 ? 'Final decision' : 'Decision'}>
      <div className="flex items-start gap-3">
        <Gavel aria-hidden="true" className="mt-1 size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <div className="min-w-0">
          <h2 className="type-block-title">{decisionTitle(decision)}</h2>
          <p className="text-sm text-ink-3">
            {`${round === 2 ? 'Final, by' : 'By'} ${by}, ${momentWords(decided_at, now)}`}
          </p>
        </div>
      </div>
      <p className="mt-3 text-md break-words whitespace-pre-line text-ink-2">{words}</p>
      {receipt ? <ShareReceipt dispute={dispute} receipt={receipt} className="mt-5" /> : null}
    </Card>
  );
}
