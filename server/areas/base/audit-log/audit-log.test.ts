import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/base/audit-log.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { recordAction } from './commands/record-action.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin', full_name: null });
const headers = await signInAs(context, admin);

async function record(subject_id: string, count: number) {
  await inTransaction(context.db, async (tx) => {
    for (let nth = 0; nth < count; nth += 1) {
      await recordAction(tx, {
        actor_id: admin.user_id,
        action: `action_${nth}`,
        subject_type: 'storage',
        subject_id,
        before: { size: nth, list: [nth] },
        after: { size: null },
      });
    }
  });
}

it('is read by the record and goes on past entries of the same moment, without gaps', async () => {
  const subject = newId();
  await record(subject, 7);
  await record(newId(), 2);
  const seen: AuditEntry[] = [];
  for (let cursor = ''; ; ) {
    const query = `subject_type=storage&subject_id=${subject}&limit=3&cursor=${cursor}`;
    const { entries, next_cursor } = (await call(`GET /api/admin/audit-log?${query}`, { headers })).json();
    seen.push(...entries);
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  expect(seen.map(({ action }) => action).sort()).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((nth) => `action_${nth}`),
  );
  expect(seen.find(({ action }) => action === 'action_6')).toMatchObject({
    actor: { id: admin.user_id, name: admin.email.split('@')[0] },
    before: { size: '6', list: '[6]' },
    after: { size: null },
  });
});

it('names the people its facts are about, and says nothing of an id', async () => {
  const about = await newPerson(context, { role: 'creator', full_name: 'Ulrika Brandvold' });
  const subject = newId();
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id: admin.user_id,
      action: 'report_hide',
      subject_type: 'storage',
      subject_id: subject,
      before: { assignee_id: null },
      after: { report_count: '1', person_id: about.user_id, assignee_id: newId() },
    }),
  );
  const query = `subject_type=storage&subject_id=${subject}`;
  const { entries } = (await call(`GET /api/admin/audit-log?${query}`, { headers })).json();
  expect(entries[0]).toMatchObject({
    before: { assignee: null },
    after: { report_count: '1', person: 'Ulrika Brandvold', assignee: 'a deleted account' },
  });
});

it('names the locations and the key its facts are about', async () => {
  const { user_id, business_id } = await newPerson(context, { role: 'business', membership: 'owner' });
  const [here, key, gone, subject] = [newId(), newId(), newId(), newId()];
  const place = { id: here, business_id: business_id ?? '', location_name: 'The Saturday counter' };
  await context.db
    .insertInto('business_locations')
    .values({ ...place, address: '1 Main Street' })
    .execute();
  const secret = { key_hash: key, key_start: 'bm_1', key_end: '0001', scopes: ['campaigns:read'] };
  const created_at = context.clock.now().toISOString();
  await context.db
    .insertInto('api_keys')
    .values({ id: key, user_id, business_id, name: 'Till', created_at, ...secret })
    .execute();
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id: admin.user_id,
      action: 'set_member_locations',
      subject_type: 'storage',
      subject_id: subject,
      before: { location_ids: null, api_key_id: key },
      after: { location_ids: [here, gone], api_key_id: gone },
    }),
  );
  const query = `subject_type=storage&subject_id=${subject}`;
  const { entries } = (await call(`GET /api/admin/audit-log?${query}`, { headers })).json();
  expect(entries[0]).toMatchObject({
    before: { locations: 'all', api_key: 'Till' },
    after: { locations: 'The Saturday counter, a deleted location', api_key: 'a deleted key' },
  });
});

it('shows what one admin changed or viewed, and names whom it was about', async () => {
  const grace = await newPerson(context, { role: 'admin', full_name: 'Grace Adeyemi' });
  const about = await newPerson(context, { role: 'creator', full_name: 'Ulrika Brandvold' });
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id: grace.user_id,
      action: 'suspend_account',
      subject_type: 'account',
      subject_id: about.user_id,
      reason: 'Sent the same film to four shops',
    }),
  );
  await call(`GET /api/admin/users/${about.user_id}`, { headers: await signInAs(context, grace) });
  const list = async (query: string) =>
    (await call(`GET /api/admin/audit-log?${query}`, { headers })).json() as {
      entries: AuditEntry[];
      admins: { id: string; name: string }[];
    };
  const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);

  const all = await list(`actor_id=${grace.user_id}`);
  expect(all.entries.map(({ action }) => action)).toEqual(['view_account', 'suspend_account']);
  expect(all.entries[1]).toMatchObject({
    actor: { id: grace.user_id, name: 'Grace Adeyemi' },
    subject: { type: 'account', id: about.user_id, name: 'Ulrika Brandvold' },
  });
  expect(all.admins).toContainEqual({ id: grace.user_id, name: 'Grace Adeyemi' });
  expect(await actions(`actor_id=${grace.user_id}&kind=changes`)).toEqual(['suspend_account']);
  expect(await actions(`actor_id=${grace.user_id}&kind=views`)).toEqual(['view_account']);
  expect(await actions('search=ika+brand')).toEqual(['view_account', 'suspend_account']);
  expect(await actions('search=film+to+four')).toEqual(['suspend_account']);
  expect(await actions('search=100%25')).toEqual([]);
  expect(await actions(`search=brandvold&actor_id=${admin.user_id}`)).toEqual([]);
});

it('asks for the kind and the id of a record together', async () => {
  const answer = await call('GET /api/admin/audit-log?subject_type=storage', { headers });
  expect(answer.statusCode).toBe(400);
});

it('takes no changes, not even from the program itself', async () => {
  const subject = newId();
  await record(subject, 1);
  const change = context.db
    .updateTable('audit_log')
    .set({ reason: 'never mind' })
    .where('subject_id', '=', subject);
  await expect(change.execute()).rejects.toThrow('append-only');
  await expect(
    context.db.deleteFrom('audit_log').where('subject_id', '=', subject).execute(),
  ).rejects.toThrow('append-only');
});

it('asks for a subject it knows', async () => {
  const answer = await call(`GET /api/admin/audit-log?subject_type=weather&subject_id=${newId()}`, {
    headers,
  });
  expect(answer.statusCode).toBe(400);
});

it('lists what was recorded about a rating before it was called that', async () => {
  const [subject_id, entry] = [newId(), { actor_id: admin.user_id, subject_type: 'review' }];
  await context.db
    .insertInto('audit_log')
    .values({ ...entry, id: newId(), subject_id, action: 'hide_review' })
    .execute();
  await inTransaction(context.db, (tx) =>
    recordAction(tx, { ...entry, action: 'keep_rating', subject_type: 'rating', subject_id }),
  );
  const query = `subject_type=rating&subject_id=${subject_id}`;
  const { entries } = (await call(`GET /api/admin/audit-log?${query}`, { headers })).json();
  expect(entries.map(({ action }: AuditEntry) => action).sort()).toEqual(['hide_review', 'keep_rating']);
});
