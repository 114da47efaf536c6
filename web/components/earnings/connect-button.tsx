import type { Payee } from '#contract/money/payees.ts';
import { Button } from '#web/ui/button.tsx';
import { useConnectPayee } from './use-connect-payee.ts';

type ConnectButtonProps = {
  payee: Payee;
  from: 'earnings' | 'settings';
  variant?: 'primary' | 'secondary';
  size?: 'default' | 'touch' | 'large';
};

const VERBS: Record<Payee['status'], string> = {
  none: 'Connect bank account',
  incomplete: 'Finish bank details',
  checking: 'View bank details',
  restricted: 'Fix bank details',
  ready: 'Change',
  gone: 'Connect new account',
};

/** Opens the payment provider's page, which returns here. */
export function ConnectButton({ payee, from, variant = 'secondary', size = 'default' }: ConnectButtonProps) {
  const { run, isBusy } = useConnectPayee(from);
  return (
    <Button variant={variant} size={size} loading={isBusy} onClick={() => void run()}>
      {VERBS[payee.status]}
    </Button>
  );
}
