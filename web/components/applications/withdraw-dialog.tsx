import type { OwnApplication } from '#contract/own-applications.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import type { OwnDeeds } from './own-deeds.ts';

type WithdrawDialogProps = { application: OwnApplication; deeds: OwnDeeds };

/** Asks first: the place in the queue is lost with it. */
export function WithdrawDialog({ application, deeds }: WithdrawDialogProps) {
  const { business, campaign } = application;
  return (
    <FormDialog
      trigger={
        <button
          type="button"
          aria-label={`Withdraw from ${campaign.title}`}
          className="relative -my-1 inline-flex min-h-6 items-center text-sm font-medium text-ink-2 underline underline-offset-3 hover:text-ink touch:min-h-11"
        >
          Withdraw
        </button>
      }
      title="Withdraw this application?"
      description={`${business.business_name} is told, and what is open about the price ends. You can apply again while the campaign takes applications.`}
      names={[]}
      send={() => deeds.withdraw(application)}
      verb="Withdraw"
      safeVerb="Keep it"
      isDestructive
    />
  );
}
