import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import { holdCampaign, releaseCampaign, takeCampaignDown } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

const READ_BY = 'The business reads this. It stands in the audit log too.';

/** What can be done to a campaign as it stands; each asks for a reason. */
export function CampaignDeeds({ campaign }: { campaign: AdminCampaign }) {
  const deed = useAdminDeed();
  const { id, title, taken_slots } = campaign;
  const path = { id };
  return (
    <>
      {campaign.can_take_down ? (
        <ReasonDialog
          trigger={<Button variant="danger">Take down</Button>}
          title={`Take ${title} down?`}
          description={`It ends at once and does not come back. Whoever waits for an answer is told, and what nobody was picked for is paid back.${taken_slots > 0 ? ' Whoever was picked keeps what was agreed.' : ''}`}
          hint={READ_BY}
          verb="Take it down"
          safeVerb="Leave it"
          isDestructive
          done={`${title} is taken down.`}
          send={async (reason) => {
            await deed((reach) => takeCampaignDown({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
      {campaign.can_resume ? (
        <ReasonDialog
          trigger={<Button>Open again</Button>}
          title={`Open ${title} again?`}
          description="Creators can apply again at once."
          hint={READ_BY}
          verb="Open again"
          done={`${title} is open again.`}
          send={async (reason) => {
            await deed((reach) => releaseCampaign({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
      {campaign.can_hold ? (
        <ReasonDialog
          trigger={<Button>Pause</Button>}
          title={`Pause ${title}?`}
          description="Nobody can apply, and the business cannot open it again; only you can."
          hint={READ_BY}
          verb="Pause it"
          done={`${title} is paused.`}
          send={async (reason) => {
            await deed((reach) => holdCampaign({ ...reach, path, body: { reason } }));
          }}
        />
      ) : null}
    </>
  );
}
