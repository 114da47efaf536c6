import type { EarningsOverview } from '#contract/money/earnings.ts';
import { formatCents } from '#domain/format/money.ts';
import { ConnectButton } from '#web/components/earnings/connect-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type RequestButtonProps = { overview: EarningsOverview; size: 'touch' | 'large' };

/** Requests a payout, or connects a payout account if there is none. */
export function RequestButton({ overview, size }: RequestButtonProps) {
  const { payee, next_payout, failed_payout } = overview;
  if (payee.status !== 'ready') {
    return <ConnectButton payee={payee} from="earnings" variant="primary" size={size} />;
  }
  const missing = findRefusal(next_payout);
  const trigger = (
    <Button
      variant={failed_payout ? 'secondary' : 'primary'}
      size={size}
      disabled={missing !== null}
      title={missing ?? undefined}
    >
      Request payout
    </Button>
  );
  if (missing !== null) return trigger;
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./request-dialog.tsx')).RequestDialog}
      props={{ overview, trigger }}
    />
  );
}

function findRefusal({ least_cents, most_cents }: EarningsOverview['next_payout']): string | null {
  if (most_cents === 0) return 'Nothing is available to pay out';
  return most_cents < least_cents ? `${formatCents(least_cents)} minimum` : null;
}
