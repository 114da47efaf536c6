/** Limits of a campaign that both sides need. */
export const PAYOUT_MIN_CENTS = 500;
export const PAYOUT_MAX_CENTS = 500_000;
export const SLOTS_MAX = 50;
export const CAMPAIGN_TITLE_MAX_LENGTH = 80;
export const CAMPAIGN_DESCRIPTION_MAX_LENGTH = 1000;
export const CAMPAIGN_GOALS_MAX_LENGTH = 500;
export const REQUIREMENT_MAX_LENGTH = 160;
export const REQUIREMENTS_MAX = 12;
export const QUESTION_MAX_LENGTH = 200;
export const QUESTIONS_MAX = 5;
export const DELIVERABLE_QUANTITY_MAX = 20;
export const DELIVERABLE_NOTE_MAX_LENGTH = 200;
export const CONTENT_DUE_DAYS_MAX = 90;
export const RIGHTS_MONTHS_MAX = 24;
export const FULFILMENT_NOTE_MAX_LENGTH = 300;
/** Together with the line that can't be left out, the text still fits into a contract. */
export const DISCLOSURE_MAX_LENGTH = 200;
export const FOLLOWERS_MAX = 1_000_000;
export const CRITERIA_NICHES_MAX = 10;
export const CRITERIA_NEIGHBORHOODS_MAX = 50;
/** The latest deadline, because money isn't held longer than this. */
export const DEADLINE_MAX_DAYS = 365;

export const FULFILMENTS = ['visit', 'remote', 'shipping'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

export const RIGHTS_CHANNELS = ['instagram', 'tiktok', 'youtube', 'website', 'in_store', 'email'] as const;
export type RightsChannel = (typeof RIGHTS_CHANNELS)[number];

export const RIGHTS_CHANNEL_NAMES: Record<RightsChannel, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  website: 'Website',
  in_store: 'In store',
  email: 'Email',
};

/** The rights a business can choose with one click. */
export const USUAL_RIGHTS: readonly RightsChannel[] = ['instagram', 'website', 'in_store'];

/** The title of a draft without one. */
export const UNTITLED_CAMPAIGN = 'Untitled campaign';
