import { CircleCheck } from 'lucide-react';
import type { Redemption } from '#contract/work/tap-links.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { UNDO_MINUTES } from '#domain/work/tap-links.ts';
import { Card } from '#web/ui/card.tsx';
import { UndoButton } from './undo-button.tsx';

type RedeemedCodeProps = { businessId: string; redemption: Redemption; onUndone: () => void };

/** Says that it worked, with a way back for a mistake. */
export function RedeemedCode({ businessId, redemption, onUndone }: RedeemedCodeProps) {
  const { perk, creator_name, redeemed_at, code } = redemption;
  return (
    <Card as="section" aria-labelledby="redeemed-code">
      <h2 id="redeemed-code" className="type-block-title flex items-center gap-2.5 text-money">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        Redeemed
      </h2>
      <p className="mt-2 text-md wrap-anywhere">
        {perk === null ? '' : `${perk}. `}
        <span className="num">{code}</span> at {newYorkClock(redeemed_at)}, counted for {creator_name}.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <UndoButton businessId={businessId} redemption={redemption} onUndone={onUndone} />
        <p className="text-base text-ink-2">Possible for {UNDO_MINUTES} minutes.</p>
      </div>
    </Card>
  );
}
