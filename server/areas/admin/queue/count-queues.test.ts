import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ADMIN_ROLES } from '#domain/accounts/roles.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplicant } from '#test/support/applicants.ts';
import { callerOf } from '#test/support/calls.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';

// A database of its own, because the sidebar counts up to a hundred and the overview counts everything.
const context = await withOwnLedger(await testContext());
const { app } = await testApp({ adapt: () => context });
const call = callerOf(app);
await newApplicant(context);
await newApplicant(context);
const { user_id } = await newPerson(context, { role: 'creator' });
await sql`
  insert into email_events (id, template, recipient, subject, status, created_at)
  values (${newId()}, 'welcome-creator', 'a@example.com', 'S', 'bounced', now())`.execute(context.db);
await sql`
  insert into support_requests (id, user_id, subject, status, last_message_at, created_at)
  values (${newId()}, ${user_id}, 'Where is my payout?', 'open', now(), now())`.execute(context.db);
await sql`
  insert into media_files (id, bucket_name, file_path, entity_type, entity_id, role, status, content_type, byte_size,
    original_name, uploaded_by, sort_order, created_at, updated_at)
  values (${newId()}, 'creator_media', 'x', 'creator', ${newId()}, 'portfolio', 'failed', 'image/png', 1, 'x.png',
    ${user_id}, 0, now(), now())`.execute(context.db);

it.each(ADMIN_ROLES)(
  'the numbers of the sidebar add up to those of the overview for %s',
  async (admin_role) => {
    const headers = await signInAs(context, await newPerson(context, { role: 'admin', admin_role }));
    const { waiting } = (await call('GET /api/admin/overview', { headers })).json();
    const sections: Record<string, number> = (await call('GET /api/admin/queue-counts', { headers })).json();
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect(sum(Object.values(sections))).toBe(sum(waiting.map(({ count }: { count: number }) => count)));
    expect(sections.support).toBe(1);
    expect(sections.applicants).toBe(admin_role === 'support' ? undefined : 2);
  },
);
