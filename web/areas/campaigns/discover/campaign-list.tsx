import type { ReactNode } from 'react';
import type { Role } from '#domain/accounts/roles.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { CampaignRow } from '#web/components/campaigns/campaign-row.tsx';
import { preloadThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { ReadyMade } from '#web/ui/ready-made.tsx';
import type { ListedCampaign } from './discover-options.ts';
import { RowAction } from './row-action.tsx';

/** The rows in a desktop's first view. */
const EAGER = 3;

type CampaignListProps = {
  /** Lists of one name have the same tools. */
  name: 'open' | 'saved';
  campaigns: readonly ListedCampaign[];
  now: Date;
  role: Role | null;
  tools: (campaign: ListedCampaign) => ReactNode;
};

export function CampaignList({ name, campaigns, now, role, tools }: CampaignListProps) {
  return (
    <ul className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-card md:border md:border-line">
      {campaigns.map((campaign, index) => {
        const href = campaignPath(campaign);
        const isEager = index < EAGER;
        if (isEager) preloadThumbnail(campaign);
        return (
          <ReadyMade key={campaign.id} by={() => [name, role, newYorkDate(now), isEager, campaign]}>
            {() => (
              <CampaignRow
                campaign={campaign}
                now={now}
                href={href}
                showsPayout={role === 'creator'}
                eager={isEager}
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
            )}
          </ReadyMade>
        );
      })}
    </ul>
  );
}
