import type { Role } from './roles.ts';

export interface NotificationKind {
  kind: string;
  label: string;
  hint: string;
  /** Mail about money and deadlines cannot be turned off. */
  email_always?: true;
  /** Off until asked for. */
  starts_off?: true;
}

const NEW_MESSAGE: NotificationKind = {
  kind: 'new_message',
  label: 'A new message',
  hint: 'By email only if unread for 10 minutes',
};
const MONEY_MOVES: NotificationKind = {
  kind: 'money_moves',
  label: 'Money moves',
  hint: 'Paid in, released, refunded',
  email_always: true,
};
const DISPUTE_TURNS: NotificationKind = {
  kind: 'dispute_turns',
  label: 'A dispute moves on',
  hint: 'Opened, answered, decided',
  email_always: true,
};
const WORK_REVIEWED: NotificationKind = {
  kind: 'work_reviewed',
  label: 'A review waits or opens',
  hint: 'When work is done, and when both can read what was said',
};
const NEWS: NotificationKind = {
  kind: 'news',
  label: 'News from Bizmeet',
  hint: 'Once a month at most',
  starts_off: true,
};

const KINDS_BY_ROLE: Record<Role | 'none', readonly NotificationKind[]> = {
  business: [
    { kind: 'new_application', label: 'Someone applies', hint: 'A summary at 6 p.m. on busy days' },
    {
      kind: 'draft_to_review',
      label: 'A draft needs review',
      hint: 'At once, then 24 hours and 4 hours before the clock',
      email_always: true,
    },
    { kind: 'new_quote', label: 'A quote arrives', hint: 'At once' },
    {
      kind: 'campaign_turns',
      label: 'A campaign turns',
      hint: 'It goes live, closes, or waits for your picks',
    },
    DISPUTE_TURNS,
    WORK_REVIEWED,
    NEW_MESSAGE,
    MONEY_MOVES,
    NEWS,
  ],
  creator: [
    { kind: 'application_decided', label: 'A business decides', hint: 'At once' },
    { kind: 'brief_changed', label: 'A brief you applied to changes', hint: 'At once' },
    {
      kind: 'work_due',
      label: 'Work is due',
      hint: 'Three days before, one day before, and when it is late',
      email_always: true,
    },
    { kind: 'changes_asked', label: 'Changes are asked for', hint: 'At once', email_always: true },
    { kind: 'new_invitation', label: 'An invitation arrives', hint: 'At once' },
    DISPUTE_TURNS,
    WORK_REVIEWED,
    NEW_MESSAGE,
    MONEY_MOVES,
    NEWS,
  ],
  applicant: [NEWS],
  admin: [{ kind: 'needs_a_person', label: 'Something waits for a person', hint: 'A summary at 9 a.m.' }],
  none: [NEWS],
};

export function notificationKindsFor(role: Role | null): readonly NotificationKind[] {
  return KINDS_BY_ROLE[role ?? 'none'];
}
