import type { Payee } from '#contract/money/payees.ts';
import { call } from '#web/api/call.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

type WeeklySwitchProps = { payee: Payee; least: string };

/** Takes effect immediately. */
export function WeeklySwitch({ payee, least }: WeeklySwitchProps) {
  const { run, isBusy, input } = useAction(
    (api, is_weekly: boolean) => call(api, 'PATCH /api/me/payee', { body: { is_weekly } }),
    { ...REFRESH_ALL, failed: (advice) => ({ title: advice, variant: 'destructive' }), isParallel: true },
  );

  return (
    <Switch
      tone="ink"
      checked={isBusy && input !== undefined ? input : payee.is_weekly}
      onChange={(event) => void run(event.target.checked)}
    >
      Every Friday, if {least} or more
    </Switch>
  );
}
