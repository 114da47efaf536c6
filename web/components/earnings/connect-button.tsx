import { useState } from 'react';
import type { Payee } from '#contract/payees.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PayoutDeeds } from './payout-deeds.ts';

type ConnectButtonProps = {
  payee: Payee;
  deeds: PayoutDeeds;
  from: 'earnings' | 'settings';
  variant?: 'primary' | 'secondary';
  size?: 'default' | 'touch' | 'large';
};

const VERBS: Record<Payee['status'], string> = {
  none: 'Connect a bank account',
  incomplete: 'Finish your bank details',
  checking: 'See your bank details',
  restricted: 'Fix your bank details',
  ready: 'Change',
};

/** Leads to the page of the payment provider and back. */
export function ConnectButton({
  payee,
  deeds,
  from,
  variant = 'secondary',
  size = 'default',
}: ConnectButtonProps) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await deeds.connect(from);
    } catch (cause) {
      setLeaving(false);
      toast({ title: adviceFor(cause), variant: 'destructive' });
    }
  }

  return (
    <Button variant={variant} size={size} loading={isLeaving} onClick={() => void leave()}>
      {VERBS[payee.status]}
    </Button>
  );
}
