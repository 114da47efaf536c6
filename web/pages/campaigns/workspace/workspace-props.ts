import type { BusinessView, OwnCampaign } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import type { CampaignActions } from '#web/components/campaigns/campaign-actions.ts';
import type { ShownShop } from '#web/session/load-locations.ts';
import type { WorkspaceView } from './workspace-view.ts';

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
