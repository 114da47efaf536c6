import { useState } from 'react';
import type { DisputeStart } from '#contract/work/disputes.ts';
import { call } from '#web/api/call.ts';
import { OpenForm } from '#web/components/disputes/open-form.tsx';
import { placeOf } from '#web/components/disputes/use-statement-files.ts';
import { Card } from '#web/ui/card.tsx';
import { BeforeOpening } from './before-opening.tsx';
import { FrozenReceipt } from './frozen-receipt.tsx';

type OpenPartProps = { start: DisputeStart };

/** The form, beside the amounts it would freeze. */
export function OpenPart({ start }: OpenPartProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(start.deliverables.filter((part) => part.can_be_disputed).map(({ id }) => id)),
  );
  const place = placeOf(start);
  const parts = start.deliverables.filter(({ id }) => chosen.has(id));
  const feeCents = parts.reduce((sum, { fee_cents }) => sum + fee_cents, 0);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      {place ? (
        <Card>
          <OpenForm
            start={start}
            place={place}
            hint="The other side and our reviewer will read this exactly as written."
            send={(api, body) =>
              call(api, 'POST /api/collaborations/:id/disputes', {
                params: { id: start.collaboration_id },
                body,
              })
            }
            chosen={chosen}
            onChosen={setChosen}
          />
        </Card>
      ) : null}
      <aside aria-label="Before you open it" className="grid gap-6 max-lg:order-first">
        <BeforeOpening start={start} />
        <FrozenReceipt parts={parts} feeCents={feeCents} />
      </aside>
    </div>
  );
}
