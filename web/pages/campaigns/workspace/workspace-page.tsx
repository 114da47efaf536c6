import type { BusinessView, OwnCampaign } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { CampaignActions } from '#web/components/campaigns/campaign-actions.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { ShownShop } from '#web/session/load-locations.ts';
import { ApplicantsTab } from '../applicants/applicants-tab.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { BriefTab } from './brief-tab.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceTabs } from './workspace-tabs.tsx';
import { tabOf, type WorkspaceView } from './workspace-view.ts';

export type WorkspaceProps = {
  bar: AppBarProps;
  now: Date;
  shop: ShownShop;
  campaign: OwnCampaign;
  /** As the address calls it. */
  identifier: string;
  view: WorkspaceView;
  /** Null for an admin, who only looks. */
  actions: CampaignActions | null;
  viewingAs: BusinessView | null;
};

/** One campaign as its business works on it. */
export function WorkspacePage(props: WorkspaceProps) {
  const { bar, campaign, view, viewingAs } = props;
  const tab = tabOf(view, campaign.published_at === null);
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <WorkspaceHeader {...props} />
      <WorkspaceTabs campaign={campaign} current={tab} as={view.as} />
      {tab === 'applicants' ? (
        <ApplicantsTab
          business_id={props.shop.id}
          campaign={campaign}
          identifier={props.identifier}
          view={view}
          now={props.now}
        />
      ) : null}
      {tab === 'brief' ? <BriefTab {...props} /> : null}
      {tab === 'activity' ? <ActivityTab {...props} /> : null}
    </AreaLayout>
  );
}
