/** A campaign as an address names it: its business, and its slug or id. */
export interface CampaignWanted {
  id: string;
  identifier: string;
}
