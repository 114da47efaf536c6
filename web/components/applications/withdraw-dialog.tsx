import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { REFRESH_ALL } from '#web/session/perform-action.ts';

type WithdrawDialogProps = { application: OwnApplication };

/** Asks for confirmation, because withdrawing gives up the place in the queue. */
export function WithdrawDialog({ application }: WithdrawDialogProps) {
  const { id, campaign } = application;
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
      title={campaign.is_offer ? 'Withdraw from this offer?' : 'Withdraw this application?'}
      description={withdrawWords(application)}
      names={[]}
      send={(api) => call(api, 'POST /api/applications/:id/withdrawal', { params: { id } })}
      {...REFRESH_ALL}
      done={() => ({ title: `Withdrawn from “${campaign.title}”.` })}
      verb="Withdraw"
      safeVerb="Keep it"
      isDestructive
    />
  );
}

/** Nobody can apply to an offer again. */
function withdrawWords({ business, campaign }: OwnApplication): string {
  return campaign.is_offer
    ? `This ends the offer, also the price you asked for, and ${business.business_name} gets its money back. You can’t undo it.`
    : `${business.business_name} will be notified, and any open quote ends. You can apply again while the campaign is open.`;
}
