import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { readOperations } from '#test/support/api-document.ts';
import { newApplication } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { disputeHands, newAttachment } from '#test/support/disputes.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { opened } = disputeHands(app);

/** Reads by admins that are not logged, and why. Every other route that shows an admin a record writes an entry. */
const UNLOGGED: Record<string, string> = {
  ...because('a list of summaries; opening a row is logged', [
    '/api/admin/social-accounts',
    '/api/admin/businesses',
    '/api/admin/campaigns',
    '/api/admin/creators',
    '/api/admin/payments',
    '/api/admin/payment-attention',
    '/api/admin/users',
    '/api/admin/applicants',
    '/api/admin/disputes',
    '/api/admin/email-events',
    '/api/admin/enrichments',
    '/api/admin/payouts',
    '/api/admin/tax-years/{year}/statements',
    '/api/admin/report-decisions',
    '/api/admin/reports',
    '/api/admin/search',
    '/api/admin/support-requests',
    '/api/admin/storage',
    '/api/admin/waitlist',
  ]),
  ...because('sums, queues and the platform itself; no person’s record', [
    '/api/admin/social-summary',
    '/api/admin/payment-summary',
    '/api/admin/audit-log',
    '/api/admin/content-packages',
    '/api/admin/jobs',
    '/api/admin/admins',
    '/api/admin/alarms',
    '/api/admin/approvals',
    '/api/admin/ledger-checks',
    '/api/admin/provider-statement',
    '/api/admin/overview',
    '/api/admin/payouts/summary',
    '/api/admin/settings',
    '/api/admin/setting-changes',
    '/api/admin/tax-years',
    '/api/admin/tax-years/{year}/run',
    '/api/admin/storage/orphans',
    '/api/admin/queue-counts',
    '/api/admin/waitlist-counts',
    '/api/admin/market',
    '/api/admin/market-export',
    '/api/admin/announcements',
    '/api/admin/announcements/{id}',
    '/api/admin/announcements/{id}/preview',
  ]),
  ...because('public, or what everybody with an account reads', [
    '/api/campaign-count',
    '/api/campaign-covers',
    '/api/cities',
    '/api/campaigns',
    '/api/campaigns/{identifier}',
    '/api/campaigns/{identifier}/ratings',
    '/api/campaign-filters',
    '/api/content-packages',
    '/api/creator-counts',
    '/api/help-pages',
    '/api/help-pages/{slug}',
    '/api/industries',
    '/api/news',
    '/api/oembed',
    '/api/neighborhoods',
    '/api/neighborhoods/{id}/figures',
    '/api/showcase',
  ]),
  ...because('the admin’s own', [
    '/api/api-keys',
    '/api/webhooks',
    '/api/webhooks/{id}/deliveries',
    '/api/admin/list-exports',
    '/api/admin/saved-views',
    '/api/blocks',
    '/api/businesses',
    '/api/conversations',
    '/api/unread-counts',
    '/api/me',
    '/api/me/calendar',
    '/api/me/confirmations',
    '/api/me/factors',
    '/api/me/mailing-address',
    '/api/me/export',
    '/api/me/export-page',
    '/api/me/report-decisions',
    '/api/me/settings',
    '/api/me/status-reason',
    '/api/notifications',
    '/api/saved-replies',
    '/api/support-record',
    '/api/support-requests',
    '/api/support-requests/{id}',
  ]),
  ...because('opened by a secret in the address, not by a role', [
    '/api/auth/links',
    '/api/auth/second-step',
    '/api/calendars/{token}',
    '/api/public/reports/{token}',
    '/api/public/reports/{token}/csv',
    '/api/public/reports/{token}/pdf',
    '/api/email-subscription',
    '/api/invitation-link-status',
    '/api/saved-search-status',
    '/api/waitlist-entry',
  ]),
  ...because('development and sandbox only', [
    '/api/dev/authenticator',
    '/api/dev/mailbox',
    '/api/dev/social/{platform}',
    '/api/sandbox/checkouts/{id}',
    '/api/sandbox/payees/{id}',
  ]),
};

const records = await newRecords();

it.each(
  readOperations()
    .map(({ route }) => route)
    .filter((route) => route.startsWith('GET ')),
)('an admin who reads somebody’s record leaves an entry: %s', async (route) => {
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const { statusCode } = await call(addressOf(route), { headers });
  const entries = await viewsBy(admin.user_id);
  const path = route.slice('GET '.length);
  if (UNLOGGED[path] !== undefined) return expect(entries, path).toEqual([]);
  if (statusCode >= 400)
    return expect([statusCode, entries]).toEqual([expect.toBeOneOf([403, 404, 409]), []]);
  expect(entries, path).not.toEqual([]);
});

it('answers an admin on every route that shows one record, so that the test above is about something', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const read: string[] = [];
  for (const route of SHOWS_A_RECORD) {
    const { statusCode } = await call(addressOf(route as Route), { headers });
    if (statusCode === 200) read.push(route);
  }
  expect(read).toEqual(SHOWS_A_RECORD);
});

it('names no exception that is gone', () => {
  const paths = readOperations().map(({ route }) => route.split(' ')[1]);
  expect(Object.keys(UNLOGGED).filter((path) => !paths.includes(path))).toEqual([]);
});

it('twenty reads at once are one entry, and the next hour has its own', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const read = () => call(`GET /api/businesses/${records.business_id}`, { headers });
  await Promise.all(Array.from({ length: 20 }, read));
  const entry = { action: 'view_business', subject_type: 'business', subject_id: records.business_id };
  expect(await viewsBy(admin.user_id)).toEqual([entry]);
  context.clock.advance({ hours: 1 });
  const again = await signInAs(context, admin);
  await call(`GET /api/businesses/${records.business_id}/overview`, { headers: again });
  expect(await viewsBy(admin.user_id)).toEqual([entry, entry]);
});

it('a record that is not there leaves no entry, and neither do members who read their own', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const nowhere = newId();
  const headers = await signInAs(context, admin);
  expect((await call(`GET /api/businesses/${nowhere}`, { headers })).statusCode).toBe(404);
  const before = await entriesAbout(records.business_id);
  expect(
    (await call(`GET /api/businesses/${records.business_id}`, { headers: records.shop })).statusCode,
  ).toBe(200);
  expect(await entriesAbout(nowhere)).toBe(0);
  expect(await entriesAbout(records.business_id)).toBe(before);
});

it('an admin who belongs to a business reads it without an entry', async () => {
  const admin = await newPerson(context, { role: 'admin', membership: 'manager' });
  const headers = await signInAs(context, admin);
  expect((await call(`GET /api/businesses/${admin.business_id}`, { headers })).statusCode).toBe(200);
  expect(await viewsBy(admin.user_id)).toEqual([]);
});

const SHOWS_A_RECORD = [
  'GET /api/admin/social-accounts/{id}',
  'GET /api/admin/businesses/{id}',
  'GET /api/admin/campaigns/{id}',
  'GET /api/admin/payments/{id}',
  'GET /api/admin/users/{id}',
  'GET /api/admin/applicants/{creator_id}',
  'GET /api/businesses/{id}/overview',
  'GET /api/businesses/{id}/campaigns/{identifier}/applicants',
  'GET /api/businesses/{id}/campaigns/{identifier}/applicants/{application_id}',
  'GET /api/collaborations/{id}',
  'GET /api/collaborations/{id}/numbers',
  'GET /api/collaborations/{id}/contract',
  'GET /api/collaborations/{id}/link',
  'GET /api/businesses/{id}/campaigns/{identifier}/links',
  'GET /api/businesses/{id}/redemptions',
  'GET /api/businesses/{id}/collaborations',
  'GET /api/businesses/{id}/content',
  'GET /api/businesses/{id}/creator-lists/{list_id}',
  'GET /api/businesses/{id}/campaigns',
  'GET /api/businesses/{id}/campaigns/{identifier}/events',
  'GET /api/businesses/{id}/campaigns/{identifier}/report',
  'GET /api/businesses/{id}/campaigns/{identifier}/report/csv',
  'GET /api/businesses/{id}/campaigns/{identifier}/report/pdf',
  'GET /api/creators/{id}',
  'GET /api/creators/{id}/portfolio',
  'GET /api/disputes/{id}',
  'GET /api/admin/disputes/{id}',
  'GET /api/admin/collaborations/{id}/messages',
  'GET /api/admin/email-events/{id}',
  'GET /api/businesses/{business_id}/campaigns/{identifier}/money',
  'GET /api/businesses/{business_id}/receipts/{funding_id}',
  'GET /api/businesses/{id}/locations',
  'GET /api/media',
  'GET /api/media/by-path',
  'GET /api/admin/payouts/{id}',
  'GET /api/admin/reported-ratings',
  'GET /api/admin/reports/{target_type}/{target_id}',
  'GET /api/admin/support-requests/{id}',
  'GET /api/admin/users/{id}/timeline',
  'GET /api/businesses/{id}/quotes',
  'GET /api/businesses/{id}/quotes/{quote_id}',
];

/** One record of each kind, all of people who are not the admin. */
async function newRecords() {
  const work = await newWork(context, { slots: 2 });
  const { business_id, campaign_id } = work.payer;
  const { creator_id, user_id } = work.maker;
  const dispute = await opened(work);
  const second = await newEarner(context);
  const application_id = await newApplication(context, { campaign_id, creator_id: second.creator_id });
  await connectBank(context, second);
  await earnAndClear(context, second, [5_000]);
  const payout = await askForPayout(context, second, 5_000);
  const email_event_id = newId();
  await context.db
    .insertInto('email_events')
    .values({
      id: email_event_id,
      template: 'sign-in-link',
      recipient: 'a@example.com',
      subject: 'A',
      status: 'sent',
    })
    .execute();
  const idOf = async (table: 'social_accounts' | 'fundings', column: string, value: string) => {
    const { id } = await context.db
      .selectFrom(table)
      .select('id')
      .where(context.db.dynamic.ref(column), '=', value)
      .executeTakeFirstOrThrow();
    return id;
  };
  await newReportedRating(work);
  await newReportedCampaign(work);
  const support_request_id = newId();
  const at = context.now().toISOString();
  await context.db
    .insertInto('support_requests')
    .values({
      ...{ id: support_request_id, user_id, subject: 'A', status: 'open' },
      ...{ last_message_at: at, created_at: at },
    })
    .execute();
  const list_id = newId();
  await context.db
    .insertInto('creator_lists')
    .values({
      ...{ id: list_id, business_id, name: 'Bakers', created_by: work.payer.owner.user_id },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  const whose = { entity_type: 'creator', entity_id: creator_id, uploaded_by: user_id } as const;
  const { file_path } = await newAttachment(context, whose, { role: 'portfolio' });
  return {
    file_path,
    list_id,
    support_request_id,
    shop: work.shop,
    business_id,
    campaign_id,
    creator_id,
    user_id,
    application_id,
    collaboration_id: work.collaboration_id,
    dispute_id: dispute.id,
    payout_id: payout.id,
    email_event_id,
    quote_id: await openQuoteOf(context, application_id, 9_000),
    social_account_id: await idOf('social_accounts', 'creator_id', creator_id),
    funding_id: await idOf('fundings', 'campaign_id', campaign_id),
  };
}

async function newReportedRating({ collaboration_id, maker, payer }: Work): Promise<void> {
  const rating_id = newId();
  const at = context.now().toISOString();
  await context.db
    .insertInto('ratings')
    .values({
      ...{ id: rating_id, collaboration_id, side: 'business', stars: 1, words: 'Late.' },
      ...{ author_id: payer.owner.user_id, business_id: payer.business_id, creator_id: maker.creator_id },
      ...{ created_at: at, opens_at: at, shown_at: at },
    })
    .execute();
  await context.db
    .insertInto('rating_reports')
    .values({
      ...{ id: newId(), rating_id, reporter_id: maker.user_id, reason: 'untrue', note: '', created_at: at },
    })
    .execute();
}

async function newReportedCampaign({ payer, maker }: Work): Promise<void> {
  const target = { target_type: 'campaign', target_id: payer.campaign_id, reason: 'scam', note: '' } as const;
  const created_at = context.now().toISOString();
  await context.db
    .insertInto('reports')
    .values({ id: newId(), ...target, reporter_id: maker.user_id, created_at })
    .execute();
}

/** The meaning of `{id}` depends on the path before it. */
function addressOf(route: Route): Route {
  const ids: Record<string, string> = {
    'admin/social-accounts': records.social_account_id,
    'admin/campaigns': records.campaign_id,
    'admin/payments': records.collaboration_id,
    'admin/users': records.user_id,
    'admin/email-events': records.email_event_id,
    'admin/payouts': records.payout_id,
    'admin/disputes': records.dispute_id,
    'admin/collaborations': records.collaboration_id,
    'admin/support-requests': records.support_request_id,
    'admin/businesses': records.business_id,
    businesses: records.business_id,
    collaborations: records.collaboration_id,
    creators: records.creator_id,
    disputes: records.dispute_id,
  };
  const [, kind = ''] = /^GET \/api\/((?:admin\/)?[a-z-]+)/.exec(route) ?? [];
  const address = route
    .replace('{id}', ids[kind] ?? newId())
    .replace('{year}', '2026')
    .replace('{business_id}', records.business_id)
    .replace('{creator_id}', records.creator_id)
    .replace('{identifier}', records.campaign_id)
    .replace('{application_id}', records.application_id)
    .replace('{funding_id}', records.funding_id)
    .replace('{target_type}', 'campaign')
    .replace('{target_id}', records.campaign_id)
    .replace('{quote_id}', records.quote_id)
    .replace('{list_id}', records.list_id)
    .replace('{media_file_id}', newId());
  const query = QUERIES[route]?.() ?? '';
  return `${address}${query}` as Route;
}

const QUERIES: Record<string, () => string> = {
  'GET /api/media': () => `?entity_type=creator&entity_id=${records.creator_id}&role=portfolio`,
  'GET /api/media/by-path': () => `?bucket_name=creator_media&file_path=${records.file_path}`,
  'GET /api/admin/audit-log': () => `?subject_type=business&subject_id=${records.business_id}`,
};

function viewsBy(adminId: string) {
  return context.db
    .selectFrom('audit_log')
    .select(['action', 'subject_type', 'subject_id'])
    .where('actor_id', '=', adminId)
    .execute();
}

async function entriesAbout(subjectId: string): Promise<number> {
  const rows = await context.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', subjectId)
    .execute();
  return rows.length;
}

function because(reason: string, paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, reason]));
}
