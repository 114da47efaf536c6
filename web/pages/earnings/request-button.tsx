import type { EarningsOverview } from '#contract/earnings.ts';
import { formatCents } from '#domain/money.ts';
import { ConnectButton } from '#web/components/earnings/connect-button.tsx';
import type { PayoutDeeds } from '#web/components/earnings/payout-deeds.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

type RequestButtonProps = { overview: EarningsOverview; deeds: PayoutDeeds; size: 'touch' | 'large' };

/** Asks for a payout; before there is an account to send to, connects one. */
export function RequestButton({ overview, deeds, size }: RequestButtonProps) {
  const { payee, next_payout } = overview;
  if (payee.status !== 'ready') {
    return <ConnectButton payee={payee} deeds={deeds} from="earnings" variant="primary" size={size} />;
  }
  const missing = hindrance(next_payout);
  const trigger = (
    <Button variant="primary" size={size} disabled={missing !== null} title={missing ?? undefined}>
      Request payout
    </Button>
  );
  if (missing !== null) return trigger;
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./request-dialog.tsx')).RequestDialog}
      props={{ overview, deeds, trigger }}
    />
  );
}

function hindrance({ least_cents, most_cents }: EarningsOverview['next_payout']): string | null {
  if (most_cents === 0) return 'Nothing is available to send';
  return most_cents < least_cents ? `From ${formatCents(least_cents)} on` : null;
}
