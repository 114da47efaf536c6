import type { Promised } from './promised.ts';

export const ACCOUNTS: readonly Promised[] = [
  {
    says: [
      'We’ll email you again from now on, as set in your settings.',
      'One click and we’ll email you again.',
      'Confirm it, and we’ll email you again as set in your settings.',
    ],
    proof: 'server/areas/base/emails/suppressions.test.ts',
    title: 'a person sees the problem on every page, requests a link, and gets email again after confirming',
  },
  {
    says: ['Then we delete this city’s waitlist, unconfirmed addresses too.'],
    proof: 'server/areas/accounts/waitlist/waitlist-admin.test.ts',
    title: 'tells everyone who confirmed that the city is open, once, and logs who did it',
  },
  {
    says: ['We’ll send emails to {} again.'],
    proof: 'server/areas/base/emails/suppressions.test.ts',
    title:
      'an admin sees at the account and at the email why it is stopped, and sends again with a logged reason',
  },
  {
    says: ['If it happens again, we’ll stop again.'],
    proof: 'server/areas/base/emails/mail-webhooks.test.ts',
    title: 'a signed hard bounce moves the email, and the next one to that address is not sent',
  },
  {
    says: ['we’ll email you a link.'],
    proof: 'server/areas/accounts/sign-up/commands/sign-up.test.ts',
    title: 'the link verifies on any device, and only the browser that signed up is signed in',
  },
  {
    says: ['This is your only device, so you’ll be signed out here.'],
    proof: 'server/areas/accounts/sessions/devices.test.ts',
    title: 'signs one device out, and only that one, once',
  },
  {
    says: ['We’ll email both addresses.'],
    proof: 'server/areas/accounts/email-changes/email-changes.test.ts',
    title: 'the account moves once both addresses have agreed, and the old one is told',
  },
  {
    says: [
      'Everything we keep about you, as a page to read or a data file for programs.',
      'How long we keep it',
    ],
    proof: 'server/flows/export-account/export-plan.test.ts',
    title: 'every table that leads to a person is in the export, or left out for a written reason',
  },
  {
    says: [
      'We erase your personal data and sign out every device.',
      'We erase your personal data.',
      'We erase your name, email, sign-in and settings, and sign out every device.',
      'We keep payment records without them, because they have to stay complete.',
      'This page explains what we keep about you to do that, who else sees it, and how to get a copy or have it erased.',
      'We keep payment records, as the law requires, without your name.',
    ],
    proof: 'server/flows/delete-account/account-deletion.test.ts',
    title: 'erases who somebody was, everywhere, and says goodbye',
  },
  {
    says: ['Sign in and we’ll send a new one.'],
    proof: 'server/areas/accounts/sign-in/sign-in-link.test.ts',
    title: 'a link by email signs in once, and looking at it spends nothing',
  },
  {
    says: [
      'Enter your email and we’ll send you a link to choose a new password.',
      'You’ll be signed out on all your devices.',
    ],
    proof: 'server/areas/accounts/passwords/commands/reset-password.test.ts',
    title: 'a link by email lets its owner choose a new password; every session ends and a notice goes out',
  },
  {
    says: ['You’ll be signed out on all devices.'],
    proof: 'server/areas/accounts/sessions/session-life.test.ts',
    title: 'signing out ends every session everywhere and takes the cookie back',
  },
  {
    says: ['We’ll sign them out everywhere and email them the reason.'],
    proof: 'server/flows/suspend-account/suspensions.test.ts',
    title: 'a suspended account loses its sessions at once, is told why and stands in the audit log',
  },
  {
    says: [
      'Confirm it and we’ll email you once, when we open.',
      'We’ll email you once, when we open.',
      'Where should we email you when {} opens?',
      'We keep the address until the city opens and we’ve emailed you.',
      'Confirm your address and we’ll email you once, when we open.',
    ],
    proof: 'server/areas/accounts/waitlist/city-openings.test.ts',
    title: 'emails everyone who confirmed once, and nobody else',
  },
  {
    says: [
      'Until the suspension is lifted, your campaigns and all their deadlines are paused, you can’t make payments, and no held funds are released automatically.',
    ],
    proof: 'server/flows/suspend-account/suspended-money.test.ts',
    title: 'leave the list, take no applications and no acceptances, and come back with the owner',
  },
  {
    says: ['We send at most one link a day.'],
    proof: 'server/areas/accounts/waitlist/waitlist.test.ts',
    title: 'mails again after a day, but never to an address that is confirmed',
  },
  {
    says: [
      'If you leave the list, we keep the address marked as removed, so that we don’t email it by mistake.',
    ],
    proof: 'server/areas/accounts/waitlist/waitlist.test.ts',
    title: 'confirms and removes by the link, as often as one likes',
  },
  {
    says: ['Ask us and we’ll erase it sooner.'],
    proof: 'server/areas/accounts/waitlist/city-openings.test.ts',
    title: 'erases an address from every list and from the records of its emails',
  },
  {
    says: [
      'if yours is among data that leaks, we tell you what happened and what to do without delay, as the law requires.',
    ],
    proof: 'docs/operations.md',
    title: 'If data leaks,',
  },
  {
    says: [
      'When it changes in a way that matters, we email account holders at least 14 days ahead and change the date at the top.',
      'If these terms change, we email account holders at least 14 days ahead.',
    ],
    proof: 'docs/operations.md',
    title: 'Email all account holders at least 14 days before a change takes effect.',
  },
  {
    says: ['Confirm with a code we email you, then try again.'],
    proof: 'server/areas/accounts/guessing/known-browsers.test.ts',
    title: 'is mailed once while strangers ask for it again',
  },
  {
    says: ['We’ll put all payouts on hold, sign out every device and remove your password:'],
    proof: 'server/flows/stop-account/account-stops.test.ts',
    title: 'the mail about %s holds a link that stops the account once',
  },
  {
    says: ['We’ll ask for its code when you sign in with your password.'],
    proof: 'server/areas/accounts/sign-in/second-steps.test.ts',
    title: 'a password alone opens no session for an account with an authenticator app',
  },
  {
    says: ['We’ll remove them on {}, so that you can sign in with your password or an email link.'],
    proof: 'server/areas/accounts/factors/factor-resets.test.ts',
    title: 'removes every factor 72 hours after the operator asked, and not earlier',
  },
  {
    says: ['We send this email at most once a day.'],
    proof: 'server/areas/accounts/guessing/guard-sign-in.test.ts',
    title: 'the owner is told once a day that someone is guessing',
  },
  {
    says: ['We’ll never ask for it by phone or message.', 'We never ask for it by phone or message.'],
    proof: 'docs/operations.md',
    title: 'Never ask anyone for a code, by phone, message or email.',
  },
  {
    says: [
      'We’ll ask you to confirm it’s you, and email you about the key.',
      'We email you about every new key.',
    ],
    proof: 'server/areas/accounts/api-keys/api-keys.test.ts',
    title: 'asks for a fresh confirmation, mails the owner and is in the audit log',
  },
  {
    says: ['We’ll sign with both secrets for 24 hours, so you have time to change your server.'],
    proof: 'server/flows/deliver-webhooks/webhooks.test.ts',
    title: 'signs with both secrets for a day after a rotation, and shows neither again',
  },
  {
    says: [
      'A payment is released to a creator',
      'Add the address of your server, and we’ll tell it what happens instead of being asked.',
    ],
    proof: 'server/flows/deliver-webhooks/events.test.ts',
    title: 'tells each side about its events, from a new application to a paid payout',
  },
];
