import type { Role } from './roles.ts';

/** When emails that can wait are sent: each right away, or together once a day. */
export const EMAIL_TIMINGS = ['right_away', 'daily'] as const;
export type EmailTiming = (typeof EMAIL_TIMINGS)[number];

export interface NotificationKind {
  kind: string;
  label: string;
  hint: string;
  /** Mail about money and deadlines cannot be turned off. */
  email_always?: true;
  /** Off until asked for. */
  starts_off?: true;
  /** Nothing is lost by reading it tomorrow, so people can have it in one daily email. */
  can_wait?: true;
}

const NEW_MESSAGE: NotificationKind = {
  kind: 'new_message',
  label: 'A new message',
  hint: 'By email if you haven’t read it within 10 minutes',
  can_wait: true,
};
const MONEY_MOVES: NotificationKind = {
  kind: 'money_moves',
  label: 'Payments',
  hint: 'When money is paid, released or refunded',
  email_always: true,
};
const DISPUTE_TURNS: NotificationKind = {
  kind: 'dispute_turns',
  label: 'Dispute updates',
  hint: 'When a dispute is opened, answered or decided',
  email_always: true,
};
const WORK_RATED: NotificationKind = {
  kind: 'work_rated',
  label: 'Reviews',
  hint: 'When you can review finished work, and when a review is published, answered or decided on',
  can_wait: true,
};
const PROFILE_DECIDED: NotificationKind = {
  kind: 'profile_decided',
  label: 'Your creator application',
  hint: 'When we approve it, ask for changes or suspend it',
  email_always: true,
};
const ACCOUNT_DECIDED: NotificationKind = {
  kind: 'account_decided',
  label: 'Your account',
  hint: 'When we suspend or reinstate it, act on a report, change your role or turn off a webhook',
  email_always: true,
};
const REPORT_ANSWERED: NotificationKind = {
  kind: 'report_answered',
  label: 'Your reports',
  hint: 'When we’ve reviewed something you reported',
  can_wait: true,
};
const SUPPORT_ANSWERED: NotificationKind = {
  kind: 'support_answered',
  label: 'Answers to your questions',
  hint: 'When we answer a question you sent us',
  email_always: true,
};
const NEWS: NotificationKind = {
  kind: 'news',
  label: 'News from Bizmeet',
  hint: 'What’s new on Bizmeet and what changes for you',
  starts_off: true,
};

const KINDS_BY_ROLE: Record<Role | 'none', readonly NotificationKind[]> = {
  business: [
    {
      kind: 'new_application',
      label: 'New applications',
      hint: 'One summary at 6 p.m. on busy days',
      can_wait: true,
    },
    {
      kind: 'draft_to_review',
      label: 'Drafts to review',
      hint: 'Right away, then 24 and 4 hours before the deadline',
      email_always: true,
    },
    {
      kind: 'shipment_turns',
      label: 'Products to ship',
      hint: 'When to ship, and whether it arrived',
      email_always: true,
    },
    { kind: 'new_quote', label: 'New quotes', hint: 'Right away' },
    {
      kind: 'campaign_turns',
      label: 'Campaign updates',
      hint: 'When it goes live, closes or needs your decision',
    },
    {
      kind: 'campaign_results',
      label: 'Campaign results',
      hint: 'When the numbers of all its posts are in, if you own the business',
      can_wait: true,
    },
    DISPUTE_TURNS,
    WORK_RATED,
    NEW_MESSAGE,
    MONEY_MOVES,
    {
      kind: 'statement_ready',
      label: 'Monthly statements',
      hint: 'Early in the month, if you own the business and money moved the month before',
      can_wait: true,
    },
    REPORT_ANSWERED,
    ACCOUNT_DECIDED,
    SUPPORT_ANSWERED,
    NEWS,
  ],
  creator: [
    { kind: 'application_decided', label: 'Decisions on your applications', hint: 'Right away' },
    { kind: 'brief_changed', label: 'Changes to a brief you applied to', hint: 'Right away' },
    {
      kind: 'work_due',
      label: 'Work deadlines',
      hint: '3 days before, 1 day before and when it’s late',
      email_always: true,
    },
    {
      kind: 'shipment_turns',
      label: 'Products on their way',
      hint: 'When one is shipped, late or should have arrived',
      email_always: true,
    },
    { kind: 'changes_asked', label: 'Change requests', hint: 'Right away', email_always: true },
    { kind: 'new_invitation', label: 'New invitations', hint: 'When a business invites you', can_wait: true },
    PROFILE_DECIDED,
    DISPUTE_TURNS,
    WORK_RATED,
    NEW_MESSAGE,
    MONEY_MOVES,
    REPORT_ANSWERED,
    ACCOUNT_DECIDED,
    SUPPORT_ANSWERED,
    NEWS,
  ],
  applicant: [PROFILE_DECIDED, ACCOUNT_DECIDED, SUPPORT_ANSWERED, NEWS],
  admin: [
    {
      kind: 'needs_a_person',
      label: 'Work in your queue',
      hint: 'Right away. Emails are for alarms and reported accounts',
    },
    {
      kind: 'morning_summary',
      label: 'Morning summary',
      hint: 'At 9 a.m., on days when something needs you',
    },
    {
      kind: 'dispute_due',
      label: 'Disputes to decide',
      hint: 'Before and on the deadline, then daily',
      email_always: true,
    },
    ACCOUNT_DECIDED,
    SUPPORT_ANSWERED,
  ],
  none: [ACCOUNT_DECIDED, SUPPORT_ANSWERED, NEWS],
};

/** The hour in New York at which daily emails are sent. */
export const DAILY_EMAIL_HOUR = 8;

export function canWait(role: Role | null, kind: string): boolean {
  return notificationKindsFor(role).some((known) => known.kind === kind && known.can_wait === true);
}

export function notificationKindsFor(role: Role | null): readonly NotificationKind[] {
  return KINDS_BY_ROLE[role ?? 'none'];
}
