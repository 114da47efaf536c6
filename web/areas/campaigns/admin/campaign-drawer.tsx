import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import { campaignOptions } from './campaigns-options.ts';

type CampaignDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function CampaignDrawer({ id, ids, onOpen, onClose }: CampaignDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: campaign, error } = useQuery(campaignOptions(api, id));
  const hasActions = campaign && (campaign.can_pause || campaign.can_resume || campaign.can_take_down);
  return (
    <RecordDrawer
      title="Campaign"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={hasActions ? <CampaignActions key={campaign.id} campaign={campaign} /> : undefined}
      footnote="Every action is recorded in the audit log."
    >
      {campaign ? (
        <div key={campaign.id} className="grid gap-6">
          <CampaignFacts campaign={campaign} />
          <AuditTrail subjectType="campaign" subjectId={campaign.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
