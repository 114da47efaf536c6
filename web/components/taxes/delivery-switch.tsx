import type { OwnW9 } from '#contract/money/w9s.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Consent to statements without paper, and its withdrawal. Takes effect immediately. */
export function DeliverySwitch({ w9 }: { w9: OwnW9 }) {
  const { run, isBusy, input } = useAction(
    (api, is_electronic: boolean) => call(api, 'PUT /api/me/tax-delivery', { body: { is_electronic } }),
    {
      after: 'GET /api/me/taxes',
      failed: (advice) => ({ title: advice, variant: 'destructive' }),
      isParallel: true,
    },
  );
  return (
    <Switch
      tone="ink"
      checked={isBusy && input !== undefined ? input : w9.electronic_since !== null}
      onChange={(event) => void run(event.target.checked)}
      hint="When this is off, your statements come on paper to the address on your W-9."
    >
      Electronic tax statements
    </Switch>
  );
}
