import { useRef } from 'react';
import type { Payment } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { counted } from '#web/components/campaigns/count-words.ts';
import { newIdempotencyKey } from '#web/components/fundings/new-idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';

export function canGiveBack({ total_cents, refusal }: Payment['unallocated']): boolean {
  return total_cents > 0 && refusal === null;
}

/** Refunds the open spots to the business; the creator's spot stays as it is. */
export function OpenSpotsButton({ payment }: { payment: Payment }) {
  const attempt = useRef<{ total_cents: number; key: string } | null>(null);
  const { campaign_id, campaign_title, business_name, creator_name, unallocated } = payment;
  const { open_spots, total_cents } = unallocated;
  const sum = formatCents(total_cents);
  return (
    <ReasonDialog
      rule="admin_money"
      trigger={<Button variant="danger">Refund open spots</Button>}
      title={`Refund ${sum} to ${business_name}?`}
      description={`${whatComesBack(open_spots)} in “${campaign_title}”, including our fee. ${creator_name}’s spot doesn’t change. We notify the business, and it can pay for new spots later.`}
      hint="Only admins see this, in the campaign’s audit log."
      verb={`Refund ${sum}`}
      safeVerb="Cancel"
      isDestructive
      done={`Refunding ${sum} to ${business_name}.`}
      send={async (api, reason) => {
        if (attempt.current?.total_cents !== total_cents)
          attempt.current = { total_cents, key: newIdempotencyKey() };
        const headers = { 'idempotency-key': attempt.current.key };
        const request = { params: { id: campaign_id }, body: { total_cents, reason }, headers };
        const answer = await call(api, 'POST /api/admin/campaigns/:id/open-spots-refund', request);
        attempt.current = null;
        return answer;
      }}
    />
  );
}

function whatComesBack(openSpots: number): string {
  if (openSpots === 0) return 'This is the money paid for quotes that weren’t accepted';
  return `This is the full payment for ${counted(openSpots, 'open spot')}`;
}
