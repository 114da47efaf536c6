import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { readOperations } from '#test/support/api-document.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { db } = context;
const helper = await newPerson(context, { role: 'admin', admin_role: 'support' });
const owner = await newPerson(context, { role: 'admin' });
const [theirs, own] = [await signInAs(context, helper), await signInAs(context, owner)];
const work = await newWork(context);
const { campaign_id, business_id, creator_id, user_id, email } = await db
  .selectFrom('collaborations')
  .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
  .innerJoin('users', 'users.id', 'creators.user_id')
  .select(['campaign_id', 'business_id', 'creator_id', 'creators.user_id', 'users.email'])
  .where('collaborations.id', '=', work.collaboration_id)
  .executeTakeFirstOrThrow();
const mail_id = newId();
await db
  .insertInto('email_events')
  .values({
    id: mail_id,
    template: 'payout-sent',
    recipient: email,
    subject: 'We sent $371.43',
    status: 'sent',
  })
  .execute();
await db
  .insertInto('notifications')
  .values(
    [user_id, helper.user_id].map((id) => ({
      id: newId(),
      user_id: id,
      kind: 'payouts',
      notification_key: `planted:${id}`,
      title: 'You were paid $371.43',
      body: 'It was $371.43.',
      href: '/creator/earnings',
      is_shown: true,
      created_at: context.now().toISOString(),
    })),
  )
  .execute();

/** The record that a parameter of each route names. */
const RECORDS: readonly (readonly [RegExp, string | null])[] = [
  [/\/users\/\{id\}/, user_id],
  [/\/businesses\/\{(id|business_id)\}/, business_id],
  [/\/campaigns\/\{(id|identifier)\}/, campaign_id],
  [/\/email-events\/\{id\}/, mail_id],
  [/\/collaborations\/\{id\}/, work.collaboration_id],
  [/\/creators\/\{id\}/, creator_id],
  [/\/applicants\/\{creator_id\}/, creator_id],
  [/\/payments\/\{id\}/, work.collaboration_id],
];

function addressOf(route: string): Route {
  const named = RECORDS.reduce(
    (path, [pattern, id]) => path.replace(pattern, (part) => part.replace(/\{.*\}/, id ?? '')),
    route,
  );
  const filled = named.replace(/\{[^}]*\}/g, newId());
  return `${filled}${filled.endsWith('/search') ? `?search=${encodeURIComponent(email)}` : ''}` as Route;
}

const reads = readOperations()
  .map(({ route }) => route)
  .filter((route) => route.startsWith('GET '));
/** What every visitor of the site sees as well, and the helper's export of their own data. */
const OPEN = [
  'GET /api/me/export',
  'GET /api/me/export-page',
  'GET /api/showcase',
  'GET /api/campaign-count',
  'GET /api/dev/mailbox',
  'GET /api/openapi.json',
];

it.each(reads.filter((route) => !OPEN.includes(route)))(
  'a helper who may not see amounts gets none from %s',
  async (route) => {
    const answer = await call(addressOf(route), { headers: theirs });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
    if (answer.statusCode >= 400) return;
    expect(answer.body).not.toMatch(/_cents"|371\.43/);
  },
);

it.each([
  `/api/admin/users/${user_id}/timeline`,
  `/api/admin/businesses/${business_id}`,
  `/api/admin/campaigns/${campaign_id}`,
  `/api/admin/search?search=${encodeURIComponent(email)}`,
  `/api/admin/email-events/${mail_id}`,
  '/api/admin/overview',
])('an owner sees the amounts that a helper doesn’t: %s', async (path) => {
  expect((await call(`GET ${path}` as Route, { headers: own })).body).toMatch(/_cents"|371\.43/);
  const answer = await call(`GET ${path}` as Route, { headers: theirs });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/_cents"|371\.43/);
});
