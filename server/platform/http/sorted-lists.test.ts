import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { newWork } from '#test/support/work.ts';

// A database of its own: payouts and disputes are written here as bare rows, without their money.
const context = await withOwnLedger(await testContext());
const { app } = await testApp({ adapt: () => context });
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
for (let count = 0; count < 4; count += 1) await newWork(context, { slots: 2 });
const creator = await newPerson(context, { role: 'creator' });
await sql`
  with payee as (
    insert into payees (id, creator_id, provider, status, next_look_at, created_at, updated_at)
    select gen_random_uuid(), id, 'sandbox', 'incomplete', now(), now(), now() from creators
    limit 1 returning id, creator_id
  )
  insert into payouts (id, creator_id, payee_id, number, status, cause, amount_cents, leaves_at, provider, arrives_on,
    created_at, updated_at)
  select gen_random_uuid(), creator_id, id, n, 'requested', 'asked', 1000 + n * 7 % 4 * 100, now(), 'sandbox',
    date '2026-06-01' + n * 5 % 3, now(), now() from payee, generate_series(1, 7) n`.execute(context.db);
await sql`
  insert into disputes (id, collaboration_id, status, opened_side, opened_by, reason, wants, disputed_cents, fee_cents,
    creator_fee_cents, clock_at, decide_by, created_at, updated_at)
  select gen_random_uuid(), id, case n when 1 then 'under_review' else 'awaiting_response' end, 'creator',
    ${creator.user_id}::uuid, 'other', 'refund', 5000 + n * 3 % 4 * 100, 0, 0,
    case n % 2 when 0 then now() + n * interval '1 hour' end, case n when 1 then now() end, now(), now()
  from (select id, row_number() over (order by id) n from collaborations) as numbered`.execute(context.db);
await sql`
  insert into support_requests (id, user_id, subject, status, last_message_at, created_at)
  select gen_random_uuid(), ${creator.user_id}::uuid, 'Subject ' || n, 'open', now() + n * 5 % 7 * interval '1 hour',
    now() from generate_series(1, 7) n`.execute(context.db);
await sql`
  insert into social_accounts (id, creator_id, platform, handle, status, followers, numbers_read_at, token_expires_at)
  select gen_random_uuid(), c.id, p.platform, 'h' || c.n || p.m, 'connected',
    case when (c.n + p.m) % 3 > 0 then 100 * (c.n * p.m % 4) end,
    case when p.m > 1 then now() - c.n * p.m % 5 * interval '1 hour' end,
    case when p.m < 3 then now() + c.n * p.m % 5 * interval '1 day' end
  from (select id, row_number() over (order by id) n from creators) c,
    (values ('instagram', 1), ('tiktok', 2), ('youtube', 3)) p (platform, m)
  on conflict do nothing`.execute(context.db);
await sql`
  insert into waitlist_entries (id, city_id, email, status, role, mailed_at)
  select gen_random_uuid(), (select id from cities limit 1), n * 5 % 7 || '@example.com', 'confirmed', 'creator', now()
  from generate_series(1, 7) n`.execute(context.db);
await sql`
  insert into report_decisions (id, target_type, target_id, action, words, decided_by, decided_at)
  select gen_random_uuid(), 'creator', gen_random_uuid(), 'nothing', 'Nothing is wrong with it.',
    ${admin.user_id}::uuid, now() - n * 3 % 5 * interval '1 hour' from generate_series(1, 7) n`.execute(
  context.db,
);
const template = `t-${newId().slice(-12)}`;
await sql`
  insert into email_events (id, template, recipient, subject, status, created_at)
  select gen_random_uuid(), ${template}, case when n % 2 = 0 then 'Same' else 'n' || n end || '@example.com', 'S',
    'sent', now() from generate_series(1, 9) n`.execute(context.db);

type Row = Record<string, unknown> & { id: string };
type Column = { sort: string; of: (row: Row) => unknown };
const text = (value: unknown) => String(value ?? '').toLowerCase();

/** Every list with the columns it can be sorted by, as each row shows them. */
const LISTS: { path: string; rows: string; columns: Column[] }[] = [
  {
    path: '/api/admin/users',
    rows: 'users',
    columns: [
      { sort: 'joined', of: ({ id }) => id },
      { sort: 'name', of: ({ full_name }) => text(full_name) },
      { sort: 'email', of: ({ email }) => email },
      { sort: 'last_signed_in', of: ({ last_login_at }) => last_login_at ?? '' },
    ],
  },
  {
    path: '/api/admin/businesses',
    rows: 'businesses',
    columns: [
      { sort: 'joined', of: ({ id }) => id },
      { sort: 'name', of: ({ business_name }) => text(business_name) },
    ],
  },
  {
    path: '/api/admin/creators',
    rows: 'creators',
    columns: [
      { sort: 'joined', of: ({ id }) => id },
      { sort: 'handle', of: ({ handle }) => handle ?? '' },
    ],
  },
  {
    path: '/api/admin/campaigns',
    rows: 'campaigns',
    columns: [
      { sort: 'created', of: ({ id }) => id },
      { sort: 'title', of: ({ title }) => text(title) },
      { sort: 'payout', of: ({ creator_payout_cents }) => creator_payout_cents ?? -1 },
      { sort: 'deadline', of: ({ application_deadline }) => application_deadline ?? '' },
    ],
  },
  {
    path: '/api/admin/payments',
    rows: 'payments',
    columns: [
      { sort: 'agreed', of: ({ agreed_at }) => agreed_at },
      { sort: 'payout', of: ({ payout_cents }) => payout_cents },
    ],
  },
  {
    path: `/api/admin/email-events?template=${template}`,
    rows: 'emails',
    columns: [
      { sort: 'queued', of: ({ created_at }) => created_at },
      { sort: 'recipient', of: ({ recipient }) => text(recipient) },
    ],
  },
  {
    path: '/api/admin/payouts',
    rows: 'payouts',
    columns: [
      { sort: 'requested', of: ({ id }) => id },
      { sort: 'amount', of: ({ amount_cents }) => amount_cents },
      { sort: 'arrives', of: ({ arrives_on }) => arrives_on },
    ],
  },
  {
    path: '/api/admin/disputes?show=all',
    rows: 'disputes',
    columns: [
      { sort: 'opened', of: ({ id }) => id },
      { sort: 'amount', of: ({ disputed_cents }) => disputed_cents },
      { sort: 'deadline', of: ({ decide_by, clock_at }) => decide_by ?? clock_at ?? 'never' },
    ],
  },
  {
    path: '/api/admin/social-accounts',
    rows: 'accounts',
    columns: [
      { sort: 'added', of: ({ id }) => id },
      { sort: 'followers', of: ({ followers }) => followers ?? -1 },
      { sort: 'synced', of: ({ numbers_read_at }) => numbers_read_at ?? '' },
      { sort: 'expires', of: ({ token_expires_at }) => token_expires_at ?? '' },
    ],
  },
  {
    path: '/api/admin/report-decisions',
    rows: 'decisions',
    columns: [{ sort: 'decided', of: ({ decided_at }) => decided_at }],
  },
  {
    path: '/api/admin/waitlist',
    rows: 'entries',
    columns: [
      { sort: 'joined', of: ({ id }) => id },
      { sort: 'email', of: ({ email }) => email },
    ],
  },
  {
    path: '/api/admin/support-requests',
    rows: 'requests',
    columns: [
      { sort: 'last_message', of: ({ last_message_at }) => last_message_at },
      { sort: 'asked', of: ({ id }) => id },
    ],
  },
];
const CASES = LISTS.flatMap(({ columns, ...list }) =>
  columns.flatMap((column) =>
    (['asc', 'desc'] as const).map((direction) => ({ ...list, ...column, direction })),
  ),
);

it.each(CASES)('$path is in order of $sort $direction over all pages, each row once', async (one) => {
  const sign = one.path.includes('?') ? '&' : '?';
  const route = `GET ${one.path}${sign}sort=${one.sort}&direction=${one.direction}&limit=2` as const;
  const rows: Row[] = [];
  for (let cursor = '', page = 0; page < 8; page += 1) {
    const answer = await call(`${route}&cursor=${cursor}` as Route, { headers });
    expect(answer.statusCode).toBe(200);
    rows.push(...answer.json()[one.rows]);
    cursor = answer.json().next_cursor;
    if (cursor === null) break;
  }
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const values = rows.map(one.of);
  const sorted = values.toSorted((first, second) =>
    (first as string) < (second as string) ? -1 : first === second ? 0 : 1,
  );
  expect(values).toEqual(one.direction === 'asc' ? sorted : sorted.toReversed());
});

it('counts for each choice of a filter what the list then shows, with the search and the other filters applied', async () => {
  const name = `Zq${newId().slice(-8)}`;
  const people = [
    await newPerson(context, { role: 'creator' }),
    await newPerson(context, { role: 'creator' }),
    await newPerson(context, { role: 'business' }),
  ];
  await context.db
    .updateTable('profiles')
    .set({ full_name: name })
    .where(
      'user_id',
      'in',
      people.map(({ user_id }) => user_id),
    )
    .execute();
  const list = async (filters = '') =>
    (await call(`GET /api/admin/users?search=${name}${filters}` as Route, { headers })).json();
  const all = await list();
  expect(all.counts.role).toMatchObject({ all: 3, creator: 2, business: 1, admin: 0 });
  expect(all.counts.account_status).toMatchObject({ all: 3, suspended: 0 });
  const creators = await list('&role=creator');
  expect(creators.users).toHaveLength(2);
  expect(creators.counts.account_status.all).toBe(2);
  expect(creators.counts.role.business).toBe(1);
  const later = await list(`&limit=1&cursor=${(await list('&limit=1')).next_cursor}`);
  expect(later.counts).toBeNull();
});

it('stops counting after a thousand', async () => {
  const many = `t-${newId().slice(-12)}`;
  await sql`
    insert into email_events (id, template, recipient, subject, status, created_at)
    select gen_random_uuid(), ${many}, 'a@example.com', 'S', 'sent', now() from generate_series(1, 1500)`.execute(
    context.db,
  );
  const answer = await call(`GET /api/admin/email-events?template=${many}` as Route, { headers });
  expect(answer.json().counts.status).toMatchObject({ all: 1_001, sent: 1_001, failed: 0 });
});
