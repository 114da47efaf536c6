import { useRef } from 'react';
import type { Payment } from '#contract/admin-payments.ts';
import { formatCents } from '#domain/money.ts';
import { refundOpenSpots } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { counted } from '#web/components/campaigns/step-words.ts';
import { newKey } from '#web/components/fundings/new-key.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

export function canGiveBack({ total_cents, hindrance }: Payment['unallocated']): boolean {
  return total_cents > 0 && hindrance === null;
}

/** What nobody took goes back to the business; the spot of the creator stays as it is. */
export function OpenSpotsButton({ payment }: { payment: Payment }) {
  const deed = useAdminDeed();
  const attempt = useRef<{ total_cents: number; key: string } | null>(null);
  const { campaign_id, campaign_title, business_name, creator_name, unallocated } = payment;
  const { open_spots, total_cents } = unallocated;
  const sum = formatCents(total_cents);
  return (
    <ReasonDialog
      trigger={<Button variant="danger">Refund open spots</Button>}
      title={`Give ${sum} back to ${business_name}?`}
      description={`${whatComesBack(open_spots)} in “${campaign_title}”, our fee included. The spot of ${creator_name} stays as it is. The business is told, and can pay in again if it wants to pick somebody.`}
      hint="Only admins read this, in the audit log of the campaign."
      verb={`Refund ${sum}`}
      safeVerb="Leave it"
      isDestructive
      done={`${sum} goes back to ${business_name}.`}
      send={async (reason) => {
        if (attempt.current?.total_cents !== total_cents) attempt.current = { total_cents, key: newKey() };
        const headers = { 'idempotency-key': attempt.current.key };
        const request = { path: { id: campaign_id }, body: { total_cents, reason }, headers };
        await deed((reach) => refundOpenSpots({ ...reach, ...request }));
        attempt.current = null;
      }}
    />
  );
}

function whatComesBack(openSpots: number): string {
  if (openSpots === 0) return 'It is what was paid in for quotes that did not come about';
  return `It is all that was paid in for ${counted(openSpots, 'spot')} nobody took`;
}
