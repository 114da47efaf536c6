import type { ReactNode } from 'react';
import type { PublicCampaign } from '#contract/campaigns/listing.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { CampaignRow } from '#web/components/campaigns/campaign-row.tsx';
import { RowAction } from './row-action.tsx';

/** The rows in a desktop's first view. */
const EAGER = 3;

type CampaignListProps = {
  campaigns: readonly PublicCampaign[];
  now: Date;
  role: Role | null;
  tools: (campaign: PublicCampaign) => ReactNode;
};

export function CampaignList({ campaigns, now, role, tools }: CampaignListProps) {
  return (
    <ul className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-card md:border md:border-line">
      {campaigns.map((campaign, index) => {
        const href = campaignPath(campaign);
        return (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            now={now}
            href={href}
            showsPayout={role === 'creator'}
            eager={index < EAGER}
            tools={tools(campaign)}
            action={
              <RowAction
                role={role}
                href={href}
                title={campaign.title}
                hasApplied={campaign.has_applied}
                status={campaign.application_status}
                since={campaign.application_status_since}
                now={now}
              />
            }
          />
        );
      })}
    </ul>
  );
}
