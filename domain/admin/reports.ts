/** Reports of campaigns, people, businesses, messages and uploaded pictures or videos. Reviews have reports of their own in `work/ratings`. */
export const REPORT_TARGETS = ['campaign', 'creator', 'business', 'message', 'media_file'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const ABUSE_REASONS = [
  'scam',
  'off_platform',
  'harassment',
  'private_data',
  'fake',
  'inappropriate',
  'other',
] as const;
export type AbuseReason = (typeof ABUSE_REASONS)[number];

export const ABUSE_REASON_WORDS: Record<AbuseReason, string> = {
  scam: 'Scam or spam',
  off_platform: 'Asks to pay or work outside Bizmeet',
  harassment: 'Insults, threats or hate',
  private_data: 'Shares private information',
  fake: 'Pretends to be someone else',
  inappropriate: 'Sexual, violent or illegal content',
  other: 'Something else',
};

export const REPORT_NOTE_MAX_LENGTH = 600;
export const DECISION_WORDS_MIN_LENGTH = 10;
export const DECISION_WORDS_MAX_LENGTH = 500;
export const APPEAL_MAX_LENGTH = 1000;

/** The start of a sentence about a reported record. */
export const REPORTED_WORDS: Record<ReportTarget, string> = {
  campaign: 'A campaign',
  creator: 'A creator',
  business: 'A business',
  message: 'A message',
  media_file: 'A picture or video',
};

/** The actions on a report. Only campaigns, messages and uploads can be hidden. */
export const REPORT_ACTIONS = ['nothing', 'hide', 'warn', 'suspend'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export function actionsFor(target: ReportTarget): readonly ReportAction[] {
  const canHide = target !== 'creator' && target !== 'business';
  return REPORT_ACTIONS.filter((action) => action !== 'hide' || canHide);
}

export const APPEAL_OUTCOMES = ['upheld', 'lifted'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** The time to appeal after a decision. */
export const APPEAL_DAYS = 14;

interface Decided {
  action: ReportAction;
  decided_at: string;
  appealed_at: string | null;
}

export function appealableUntil(decidedAt: string): Date {
  return new Date(Date.parse(decidedAt) + APPEAL_DAYS * 86_400_000);
}

/** Why a decision can't be appealed now; null if it can. */
export function findAppealRefusal({ action, decided_at, appealed_at }: Decided, now: Date): string | null {
  if (action === 'nothing') return 'There’s nothing to appeal in this decision.';
  if (appealed_at !== null) return 'You already appealed this decision.';
  return appealableUntil(decided_at) <= now ? `The ${APPEAL_DAYS} days to appeal are over.` : null;
}

/** The page where people read decisions about them and appeal. */
export const DECISIONS_PATH = '/decisions';
