import { expect, it } from 'vitest';
import { notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { mailOf } from '#server/areas/base/notifications/notify/mail-people.ts';
import { newId } from '#server/platform/db/ids.ts';
import { finishMail } from '#server/platform/mail/finish-mail.ts';
import { getMailTemplate, listMailTemplates } from '#server/platform/mail/template.ts';
import { newPerson } from '#test/support/people.ts';
import { sampleMails } from '#test/support/sample-mails.ts';
import { testContext } from '#test/support/test-context.ts';
import './mails.ts';

const context = await testContext();

const KINDS = [...ROLES, null].flatMap((role) =>
  notificationKindsFor(role).map((known) => ({ role, ...known })),
);

it.each(KINDS)(
  'a $kind email to a $role can be ended in one click exactly where it isn’t essential',
  async (known) => {
    const { role, kind, email_always = false } = known;
    const person = { user_id: newId(), email: 'a@example.com', role, in_app: true, by_mail: true };
    const [mail] = mailOf([{ ...person, email_timing: 'right_away' }], kind);
    const content = { letter: { preview: '', parts: [] } };
    const { unsubscribe } = await finishMail(context.config, content, mail?.sent_for);
    expect(unsubscribe?.one_click_url !== undefined).toBe(!email_always);
  },
);

/** Templates that no notification setting sends, and why each may have no way out. */
const ESSENTIAL: Record<string, readonly string[]> = {
  'asked for, or needed to sign in': [
    ...[
      'sign-in-link',
      'sign-in-code',
      'no-sign-in-link',
      'reset-password',
      'verify-email',
      'verify-new-email',
    ],
    ...['confirm-email-change', 'check-email', 'welcome-business', 'welcome-creator', 'shop-open'],
  ],
  'a warning about the account or its money': [
    ...['email-changed', 'password-changed', 'factor-changed', 'factor-reset-requested', 'factors-reset'],
    ...['sign-in-attempts', 'payout-account-changed', 'admin-change', 'api-key-created'],
    ...['social-disconnected', 'social-expired'],
  ],
  'what became of the account or a membership': [
    ...[
      'account-deleted',
      'account-suspended',
      'account-reinstated',
      'member-removed',
      'business-transferred',
    ],
    ...['application-received', 'application-changes', 'application-approved', 'application-rejected'],
    ...['creator-suspended', 'creator-reinstated', 'vetting-late'],
  ],
  'one email that a person asked somebody to send': ['business-invitation', 'city-open'],
};

/** Templates of notifications, whose link follows from the kind, as above. */
const SENT_FOR_A_KIND = [
  ...['account-reported', 'alarm', 'announcement', 'applicant-left', 'application-summary', 'brief-changed'],
  ...['campaign-changed', 'chargeback', 'counter-offered', 'creator-invited', 'digest', 'dispute-changed'],
  ...['dispute-due', 'ledger-fault', 'messages-waiting', 'money-paid-in', 'money-refunded', 'money-released'],
  ...[
    'webhook-off',
    'morning-summary',
    'new-applicant',
    'no-decision',
    'payment-failed',
    'payout-failed',
    'payout-paid',
  ],
  ...['payout-sent', 'quote-asked', 'quote-settled', 'rating-decided', 'refund-returned', 'report-answered'],
  ...[
    'report-appeal-decided',
    'report-decided',
    'report-ready',
    'spot-given',
    'spot-refused',
    'support-answered',
  ],
  ...['statement-ready', 'tax-statement-ready', 'w9-wanted', 'work-changed', 'work-rated'],
];

it('every other template brings its own one-click link, or is essential for a written reason', async () => {
  const { user_id, email } = await newPerson(context);
  const samples = sampleMails({ user_id, email_change_id: newId(), invitation_id: newId() });
  const known = new Set(Object.values(ESSENTIAL).flat());
  const own: string[] = [];
  for (const name of listMailTemplates().filter((template) => !known.has(template))) {
    const template = getMailTemplate(name);
    const content = await template.compose(template.facts.parse(samples[name]?.facts ?? {}), context, email);
    if (content.unsubscribe?.one_click_url) own.push(name);
    else expect(SENT_FOR_A_KIND, name).toContain(name);
  }
  expect(own.sort()).toEqual(['saved-search', 'waitlist']);
  expect([...known, ...SENT_FOR_A_KIND].filter((name) => !listMailTemplates().includes(name))).toEqual([]);
});
