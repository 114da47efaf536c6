import type { AdminCampaign } from '#contract/campaigns/admin.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

const READ_BY = 'The business reads this. It’s also kept in the audit log.';

/** Admin actions on a campaign; each asks for a reason. */
export function CampaignActions({ campaign }: { campaign: AdminCampaign }) {
  const { id, title, taken_slots } = campaign;
  const path = { id };
  return (
    <>
      {campaign.can_take_down ? (
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button variant="danger">Take down</Button>}
          title={`Take ${title} down?`}
          description={`It ends right away and can’t be reopened. Waiting applicants are notified, and open spots are refunded.${taken_slots > 0 ? ' Accepted creators keep their agreements.' : ''}`}
          hint={READ_BY}
          verb="Take down"
          safeVerb="Keep it"
          isDestructive
          done={`${title} was taken down.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/campaigns/:id/takedown', { params: path, body: { reason } })
          }
        />
      ) : null}
      {campaign.can_resume ? (
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button>Resume</Button>}
          title={`Open ${title} again?`}
          description="Creators can apply again right away."
          hint={READ_BY}
          verb="Resume"
          done={`${title} was resumed.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/campaigns/:id/resumption', { params: path, body: { reason } })
          }
        />
      ) : null}
      {campaign.can_pause ? (
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button>Pause</Button>}
          title={`Pause ${title}?`}
          description="Nobody can apply, and only an admin can resume it."
          hint={READ_BY}
          verb="Pause campaign"
          done={`${title} was paused.`}
          send={(api, reason) =>
            call(api, 'POST /api/admin/campaigns/:id/pause', { params: path, body: { reason } })
          }
        />
      ) : null}
    </>
  );
}
