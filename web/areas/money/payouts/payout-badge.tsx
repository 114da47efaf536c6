import { Ban, Check, CircleAlert, Clock, Lock, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminPayoutRow } from '#contract/money/payouts-admin.ts';
import type { PayoutWait } from '#domain/money/may-be-paid.ts';
import { Badge } from '#web/ui/badge.tsx';

type Face = { tone: 'neutral' | 'outline' | 'money' | 'yellow' | 'danger'; icon: ReactNode; words: string };

const FACES: Record<AdminPayoutRow['status'], Face> = {
  requested: { tone: 'neutral', icon: <Clock aria-hidden="true" />, words: 'Next batch' },
  processing: { tone: 'outline', icon: <Send aria-hidden="true" />, words: 'On its way' },
  paid: { tone: 'money', icon: <Check aria-hidden="true" />, words: 'Paid' },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden="true" />, words: 'Failed' },
  canceled: { tone: 'outline', icon: <Ban aria-hidden="true" />, words: 'Canceled' },
};
const WAITS: Record<PayoutWait, string> = {
  stopped: 'On hold',
  account_reported: 'Reported by owner',
  account_suspended: 'Account suspended',
  creator_suspended: 'Creator suspended',
  chargeback: 'Chargeback',
  account_not_ready: 'Account not ready',
  bank_changed: 'New bank',
  factors_reset: 'Sign-in was reset',
  payouts_paused: 'Payouts paused',
};

export function PayoutBadge({ payout }: { payout: Pick<AdminPayoutRow, 'status' | 'waits_for'> }) {
  const { status, waits_for } = payout;
  const face: Face = waits_for
    ? { tone: 'yellow', icon: <Lock aria-hidden="true" />, words: WAITS[waits_for] }
    : FACES[status];
  return (
    <Badge tone={face.tone} icon={face.icon}>
      {face.words}
    </Badge>
  );
}
