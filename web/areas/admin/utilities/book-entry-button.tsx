import { useRef } from 'react';
import type { ProviderDifference } from '#contract/money/provider-balance.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { newIdempotencyKey } from '#web/components/fundings/new-idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';

type BookEntryButtonProps = { difference: ProviderDifference & { reference: string } };

/**
 * LedgerView a transfer that no record of ours explains. Retries reuse the same idempotency key until there is an answer.
 */
export function BookEntryButton({ difference: { reference, expected_cents } }: BookEntryButtonProps) {
  const attempt = useRef<{ reason: string; key: string } | null>(null);
  const amount = formatCents(Math.abs(expected_cents));
  return (
    <ReasonDialog
      rule="admin_money"
      trigger={<Button size="dense">Book to reserve</Button>}
      title={`Book ${amount} to the reserve?`}
      description={bookingWords(expected_cents)}
      verb={`Book ${amount}`}
      done={`${amount} booked to the reserve.`}
      send={async (api, reason) => {
        if (attempt.current?.reason !== reason) attempt.current = { reason, key: newIdempotencyKey() };
        const headers = { 'idempotency-key': attempt.current.key };
        const request = { params: { reference }, body: { reason }, headers };
        const answer = await call(api, 'POST /api/admin/provider-entries/:reference/booking', request);
        attempt.current = null;
        return answer;
      }}
    />
  );
}

function bookingWords(expectedCents: number): string {
  const change = expectedCents < 0 ? 'pays it' : 'receives it';
  return `The reserve ${change}. Campaigns, refunds and payouts don’t change. Book only money moved by hand at the provider, or money that can’t be matched after a restore.`;
}
