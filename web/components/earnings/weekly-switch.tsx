import { useState } from 'react';
import type { Payee } from '#contract/payees.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PayoutDeeds } from './payout-deeds.ts';

type WeeklySwitchProps = { payee: Payee; least: string; deeds: PayoutDeeds };

/** Takes effect at once. */
export function WeeklySwitch({ payee, least, deeds }: WeeklySwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function turn(isWeekly: boolean) {
    setWanted(isWeekly);
    try {
      await deeds.setWeekly(isWeekly);
    } catch (cause) {
      toast({ title: adviceFor(cause), variant: 'destructive' });
    } finally {
      setWanted(null);
    }
  }

  return (
    <Switch
      tone="ink"
      checked={wanted ?? payee.is_weekly}
      onChange={(event) => void turn(event.target.checked)}
    >
      Every Friday, if {least} or more
    </Switch>
  );
}
