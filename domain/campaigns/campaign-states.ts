export const CAMPAIGN_STATUSES = [
  'draft',
  'awaiting_funding',
  'live',
  'paused',
  'closed',
  'completed',
  'cancelled',
  'expired',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/**
 * The life of a campaign. Buttons, API and timers read this table. `clock` moves come from jobs, `payment` from money
 * that arrived or that a bank took back.
 */
export const CAMPAIGN_MOVES = {
  await_funding: { from: ['draft'], to: 'awaiting_funding', by: ['business'] },
  /** Back to draft, before anything is paid. */
  rework: { from: ['awaiting_funding'], to: 'draft', by: ['business'] },
  go_live: { from: ['awaiting_funding'], to: 'live', by: ['payment'] },
  pause: { from: ['live'], to: 'paused', by: ['business'] },
  /** Paused by us: the business can't resume it. */
  admin_pause: { from: ['live', 'paused'], to: 'paused', by: ['admin', 'payment'] },
  resume: { from: ['paused'], to: 'live', by: ['business', 'admin', 'payment'] },
  /** No new applications; existing ones can still be decided. */
  close: { from: ['live', 'paused'], to: 'closed', by: ['business', 'clock', 'admin'] },
  /** Work was done, and none of it is open anymore. */
  complete: { from: ['closed'], to: 'completed', by: ['clock', 'business'] },
  /** Two weeks after the deadline without a single acceptance. */
  expire: { from: ['live', 'paused', 'closed'], to: 'expired', by: ['clock'] },
  cancel: {
    from: ['draft', 'awaiting_funding', 'live', 'paused', 'closed'],
    to: 'cancelled',
    by: ['business', 'admin'],
  },
} as const satisfies Record<string, CampaignMove>;
export type CampaignMoveName = keyof typeof CAMPAIGN_MOVES;
export type CampaignMover = 'business' | 'admin' | 'clock' | 'payment';

interface CampaignMove {
  from: readonly CampaignStatus[];
  to: CampaignStatus;
  by: readonly CampaignMover[];
}

export function canMoveCampaign(
  move: CampaignMoveName,
  status: CampaignStatus,
  mover: CampaignMover,
): boolean {
  const { from, by }: CampaignMove = CAMPAIGN_MOVES[move];
  return from.includes(status) && by.includes(mover);
}

/** The reasons for stopping a campaign. */
export const STOP_CAUSES = ['owner_suspended', 'chargeback'] as const;
export type StopCause = (typeof STOP_CAUSES)[number];

/** Creators can apply. */
export function takesApplications(status: CampaignStatus): boolean {
  return status === 'live';
}

/** The business can still choose among its applicants. */
export function canChooseCreators(status: CampaignStatus): boolean {
  return status === 'live' || status === 'paused' || status === 'closed';
}

/** The time to decide after the deadline. After it, open applications expire. */
export const DECIDE_WITHIN_DAYS = 14;
