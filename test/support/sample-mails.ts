import { newId } from '#server/platform/db/ids.ts';

interface Known {
  user_id: string;
  email_change_id: string;
  invitation_id: string;
}

interface SampleMail {
  facts: object;
  /** How the link of its button begins; null where it has none. */
  leads_to: string | null;
}

const quote = {
  quote_id: newId(),
  business_name: `Crumb & Co ${'and daughters '.repeat(3)}`,
  creator_name: 'Jules Moreau',
  title: 'Film our 6 a.m. sourdough pull',
  amount_cents: 42_500,
  posted_cents: 35_000,
  fee_percent: 10,
  reason: 'I bring a second camera for the oven door.',
  expires_at: '2026-06-13T13:00:00.000Z',
};

/** Facts for every mail the program sends, by the name of its template. */
export function sampleMails({ user_id, email_change_id, invitation_id }: Known): Record<string, SampleMail> {
  return {
    'check-email': { facts: { suppression_id: newId() }, leads_to: '/auth/email-check?token=' },
    'webhook-off': {
      facts: { host: 'hooks.example.com' },
      leads_to: '/developers',
    },
    'api-key-created': {
      facts: { user_id, name: 'Inventory sync', business_name: 'Crumb & Co' },
      leads_to: '/auth/not-me?token=',
    },
    'factor-changed': { facts: { user_id, change: 'passkey_added' }, leads_to: '/auth/not-me?token=' },
    'factor-reset-requested': {
      facts: { user_id, due_at: '2026-06-13T13:00:00.000Z' },
      leads_to: '/auth/not-me?token=',
    },
    'factors-reset': { facts: { user_id }, leads_to: '/auth/not-me?token=' },
    'no-sign-in-link': { facts: {}, leads_to: '/login' },
    'w9-wanted': { facts: { year: 2026 }, leads_to: '/creator/earnings' },
    'statement-ready': {
      facts: {
        business_id: newId(),
        business_name: `Crumb & Co ${'and daughters '.repeat(6)}`,
        month: '2026-12',
        year: '2026',
      },
      leads_to: '/business/statements?period=2026-12',
    },
    'report-ready': {
      facts: {
        business_id: newId(),
        path: '/business/campaigns/film-our-6-am-sourdough-pull/report',
        campaign_title: 'Film our 6 a.m. sourdough pull',
        figures: [
          { label: 'Spend', value: '$385.00' },
          { label: 'Views', value: '12,400' },
          { label: 'Cost per 1,000 views', value: '$31.05' },
        ],
      },
      leads_to: '/business/campaigns/film-our-6-am-sourdough-pull/report',
    },
    'tax-statement-ready': {
      facts: { year: 2026, form: '1099-NEC', is_correction: true },
      leads_to: '/creator/earnings',
    },
    'support-answered': {
      facts: {
        subject: 'When does my payout arrive?',
        excerpt: 'It left today, and banks need about 3 business days.',
        is_cut: false,
        href: '/help/requests/0b0c2a5e-6b57-4d0c-9f53-6d6d7e4b7a11',
      },
      leads_to: '/help/requests/',
    },
    announcement: {
      facts: { announcement_id: newId(), title: 'Payouts now arrive on weekends', is_test: true },
      leads_to: '/news',
    },
    digest: { facts: { user_id, count: 2, notification_ids: [] }, leads_to: '/auth/redirect' },
    'account-deleted': { facts: {}, leads_to: null },
    'account-reinstated': { facts: {}, leads_to: '/login' },
    'account-suspended': {
      facts: { reason: 'Two businesses reported videos taken down.', can_appeal: true },
      leads_to: '/decisions',
    },
    'report-answered': {
      facts: { headline: 'We acted on your report', body: 'Someone reviewed it and took action.' },
      leads_to: '/',
    },
    'report-decided': {
      facts: { action: 'hide_message', words: 'It asked to be paid outside Bizmeet.' },
      leads_to: '/decisions',
    },
    'report-appeal-decided': {
      facts: { title: 'We lifted the decision you appealed', words: 'The number was the shop’s own.' },
      leads_to: '/decisions',
    },
    'admin-change': {
      facts: {
        kind: 'setting',
        actor: 'Ada Lindqvist',
        what: 'Business fee',
        before: '10%',
        after: '12%',
        reason: 'Costs of cards went up.',
      },
      leads_to: '/admin/utilities',
    },
    alarm: {
      facts: { kind: 'refund_failed', detail: 'A refund of $20.00 to Crumb & Co failed.' },
      leads_to: '/admin/payments?view=attention',
    },
    'morning-summary': {
      facts: {
        waiting: [
          { kind: 'applicants', count: 3 },
          { kind: 'disputes', count: 1 },
        ],
        applicants: { overdue: 1, due_soon: 0 },
      },
      leads_to: '/admin',
    },
    'ledger-fault': { facts: { fault_count: 3 }, leads_to: '/admin/utilities?view=books' },
    'brief-changed': {
      facts: {
        title: 'Rye week',
        business_name: 'Crumb & Co',
        changes: ['Please show: added “The crumb”'],
        href: '/campaigns/abcd1234',
      },
      leads_to: '/campaigns/abcd1234',
    },
    'business-transferred': {
      facts: { business_name: 'Crumb & Co', new_owner: 'Marco Testa', is_new_owner: true },
      leads_to: '/business/settings',
    },
    'business-invitation': {
      facts: { invitation_id, business_name: `Crumb & Co ${'and daughters '.repeat(6)}` },
      leads_to: '/invitations?token=',
    },
    'dispute-due': {
      facts: {
        title: 'Crumb & Co and Jules Moreau: decide a dispute by Wed, Jun 17, noon',
        body: 'Rye week, $120.00 frozen.',
        href: '/admin/payments?view=disputes',
      },
      leads_to: '/admin/payments?view=disputes',
    },
    'dispute-changed': {
      facts: {
        title: 'Rye week',
        headline: 'Jules Moreau opened a dispute about “Rye week”',
        body: '$120.00 is frozen and all clocks stop.',
        href: '/business/campaigns/rye-week/work/1/dispute',
      },
      leads_to: '/business/campaigns/rye-week/work/1/dispute',
    },
    'messages-waiting': {
      facts: {
        other_name: `Crumb & Co ${'and daughters '.repeat(6)}`,
        campaign_title: 'Rye week',
        count: 2,
        excerpt: 'Come Saturday at 5:45.',
        href: '/creator/messages/1',
      },
      leads_to: '/creator/messages/1',
    },
    'rating-decided': {
      facts: {
        decision: 'hide',
        words: 'It named somebody who had nothing to do with the work.',
        headline: 'Your review of Crumb & Co is hidden',
        href: '/creator/work/1',
      },
      leads_to: '/creator/work/1',
    },
    'work-rated': {
      facts: {
        title: 'Rye week',
        headline: 'Both reviews are open',
        body: 'Read what Jules Moreau wrote.',
        href: '/business/campaigns/rye-week/work/1',
      },
      leads_to: '/business/campaigns/rye-week/work/1',
    },
    'applicant-left': {
      facts: {
        creator_name: 'Jules Moreau',
        campaign_title: 'Rye week',
        href: '/business/campaigns/rye-week?tab=applicants',
        outcome: 'withdrew',
      },
      leads_to: '/business/campaigns/rye-week?tab=applicants',
    },
    'application-approved': { facts: { note: 'The ramen clip did it.' }, leads_to: '/creator' },
    'application-changes': {
      facts: {
        note: 'Two things keep me from saying yes.',
        items: [{ step: 'portfolio', subject: 'Forty-dollar bouquet', note: 'Mute it or use another clip.' }],
      },
      leads_to: '/apply',
    },
    'application-received': {
      facts: { vetting_due_at: '2026-06-12T22:00:00.000Z', is_second_try: false },
      leads_to: '/apply/status',
    },
    'application-rejected': {
      facts: { note: 'All of it is from elsewhere.', can_apply_again_at: '2026-07-12T16:00:00.000Z' },
      leads_to: '/apply/status',
    },
    'campaign-changed': {
      facts: {
        title: 'Rye week is live',
        body: '3 spots are open. Creators can apply now.',
        verb: 'See the campaign',
        href: '/business/campaigns/rye-week',
        note: null,
      },
      leads_to: '/business/campaigns/rye-week',
    },
    'saved-search': {
      facts: {
        search_id: newId(),
        search_name: 'Bakeries nearby',
        campaigns: [
          {
            path: '/campaigns/abc',
            title: 'Rye week',
            business_name: 'Crumb & Co',
            creator_payout_cents: 35_000,
          },
        ],
        has_more: false,
      },
      leads_to: '/campaigns/abc',
    },
    'city-open': { facts: { city_name: 'Miami' }, leads_to: '/signup' },
    'confirm-email-change': {
      facts: { user_id, email_change_id, new_email: 'moved@example.com' },
      leads_to: '/auth/email-change?token=',
    },
    'money-paid-in': {
      facts: { title: 'Rye week', total_cents: 121_000, slots: 4, funding_id: newId() },
      leads_to: '/business/receipts/',
    },
    'money-refunded': {
      facts: { title: 'Rye week', total_cents: 30_250, reason: 'cancelled', identifier: 'rye-week' },
      leads_to: '/business/campaigns/rye-week',
    },
    'money-released': {
      facts: {
        campaign_title: 'Rye week',
        business_name: 'Crumb & Co',
        gross_cents: 30_000,
        net_cents: 29_000,
        available_at: '2026-06-18T16:00:00.000Z',
      },
      leads_to: '/creator/earnings',
    },
    'work-changed': {
      facts: {
        subject: 'Crumb & Co requested changes',
        title: 'Crumb & Co requested changes',
        body: '1 Instagram Reel. The next version is due Thu, Jun 18.',
        quote: 'Hold the sign one second longer.',
        campaign_title: 'Rye week',
        verb: 'See requested changes',
        href: '/creator/work/1',
      },
      leads_to: '/creator/work/',
    },
    chargeback: {
      facts: {
        title: 'Rye week',
        amount_cents: 121_000,
        status: 'open',
        advice: 'The held funds of the campaign stay whole.',
        funding_id: newId(),
      },
      leads_to: '/business/receipts/',
    },
    'payment-failed': {
      facts: {
        title: 'Rye week',
        total_cents: 121_000,
        failure: 'The bank said no.',
        identifier: 'rye-week',
      },
      leads_to: '/business/campaigns/rye-week/fund',
    },
    'creator-invited': {
      facts: {
        business_name: 'Crumb & Co',
        campaign_title: 'Rye week',
        payout_cents: 35_000,
        words: 'Your croissant film made us hungry.',
        href: '/campaigns/c7',
      },
      leads_to: '/campaigns/c7',
    },
    'counter-offered': { facts: quote, leads_to: '/creator/applications?segment=needs_you' },
    'creator-reinstated': { facts: { note: null }, leads_to: '/creator' },
    'creator-suspended': { facts: { note: 'Two videos were taken down.' }, leads_to: '/apply/status' },
    'email-changed': {
      facts: { user_id, new_email: 'moved@example.com' },
      leads_to: '/auth/not-me?token=',
    },
    'account-reported': { facts: { name: 'Maya Okafor' }, leads_to: '/admin/payouts' },
    'member-removed': { facts: { business_name: 'Crumb & Co' }, leads_to: null },
    'application-summary': {
      facts: {
        applicant_count: 9,
        campaigns: [
          { title: 'Rye week', count: 8 },
          { title: 'Opening week on Tompkins Avenue', count: 1 },
        ],
        href: '/business/campaigns',
      },
      leads_to: '/business/campaigns',
    },
    'new-applicant': {
      facts: {
        creator_name: 'Jules Moreau',
        campaign_title: 'Rye week',
        href: '/business/campaigns/rye-week?tab=applicants',
      },
      leads_to: '/business/campaigns/rye-week?tab=applicants',
    },
    'no-decision': {
      facts: { business_name: `Crumb & Co ${'and daughters '.repeat(6)}`, campaign_title: 'Rye week' },
      leads_to: '/campaigns',
    },
    'password-changed': { facts: { user_id }, leads_to: '/auth/not-me?token=' },
    'payout-account-changed': {
      facts: {
        user_id,
        change: 'changed',
        waits: true,
        before: 'Chase, ending 6021',
        bank: 'Ridgewood Savings, ending 0042',
      },
      leads_to: '/auth/not-me?token=',
    },
    'payout-failed': {
      facts: {
        number: 18,
        amount_cents: 38_750,
        bank: 'Chase, ending 6021',
        failure: 'The account is closed.',
      },
      leads_to: '/creator/earnings',
    },
    'payout-paid': {
      facts: { number: 18, amount_cents: 38_750, bank: 'Chase, ending 6021' },
      leads_to: '/creator/earnings',
    },
    'payout-sent': {
      facts: { number: 18, amount_cents: 38_750, bank: 'Chase, ending 6021', arrives_on: '2026-06-16' },
      leads_to: '/creator/earnings',
    },
    'quote-asked': { facts: quote, leads_to: '/business/quotes?quote=' },
    'quote-settled': {
      facts: { ...quote, turn: 'lapsed', made_by: 'business' },
      leads_to: '/business/quotes?quote=',
    },
    'refund-returned': {
      facts: {
        title: 'Rye week',
        total_cents: 121_000,
        failure: 'The card is closed. The bank sent the money back.',
        funding_id: 'f1',
      },
      leads_to: '/business/receipts/f1',
    },
    'reset-password': { facts: { user_id }, leads_to: '/auth/reset?token=' },
    'vetting-late': {
      facts: { vetting_due_at: '2026-06-12T22:00:00.000Z', waiting_before: 3, assignee_name: null },
      leads_to: '/apply/status',
    },
    'shop-open': { facts: { business_id: newId() }, leads_to: '/business' },
    'sign-in-attempts': { facts: {}, leads_to: '/auth/forgot' },
    'sign-in-code': { facts: { user_id }, leads_to: null },
    'sign-in-link': { facts: { user_id }, leads_to: '/auth/link?token=' },
    'social-disconnected': {
      facts: { platform: 'instagram', handle: 'maya.eats', reason: 'The account is not hers.' },
      leads_to: '/settings#social',
    },
    'social-expired': {
      facts: { platform: 'instagram', handle: 'maya.eats' },
      leads_to: '/settings#social',
    },
    'spot-given': {
      facts: { business_name: 'Crumb & Co', campaign_title: 'Rye week', payout_cents: 35_000 },
      leads_to: '/creator/applications',
    },
    'spot-refused': {
      facts: {
        business_name: 'Crumb & Co',
        campaign_title: 'Rye week',
        because: 'Spot filled this time.',
        note: 'Come by anyway.',
      },
      leads_to: '/campaigns',
    },
    'verify-email': { facts: { user_id }, leads_to: '/auth/verify?token=' },
    'verify-new-email': { facts: { user_id, email_change_id }, leads_to: '/auth/email-change?token=' },
    waitlist: { facts: { entry_id: newId(), city_name: 'Miami' }, leads_to: '/waiting-list?token=' },
    'welcome-business': { facts: {}, leads_to: '/onboarding' },
    'welcome-creator': { facts: {}, leads_to: '/apply' },
  };
}
