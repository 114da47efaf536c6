import type { Business } from '#contract/businesses/businesses.ts';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import type { WorkspaceView } from './workspace-view.ts';

export type WorkspaceProps = {
  bar: AppBarProps;
  now: Date;
  shop: ShownShop;
  campaign: OwnCampaign;
  /** The campaign's identifier in the address. */
  identifier: string;
  view: WorkspaceView;
  /** The business an admin views. */
  viewingAs: Business | null;
};
