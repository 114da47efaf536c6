import { expect, it } from 'vitest';
import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, tokenFor } from '#test/support/calls.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { newBusiness, newManager, newPerson, newSession } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { writePage } from './write-page.ts';

const { app, context } = await testApp();
const { say, remove } = talkHands(app);
const call = callerOf(app);

const ADDRESS = {
  recipient_name: 'Maya Okafor',
  street: '214 Bedford Ave',
  unit: null,
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
} as const;

it('holds what is kept about its owner, no secrets and nobody else', async () => {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'approved' } });
  const { user_id, email } = person;
  const business = await newBusiness(context, user_id, 'manager');
  const owner = await newPerson(context, { role: 'business', full_name: 'Rosa Bautista' });
  await context.db
    .insertInto('business_members')
    .values({ id: newId(), business_id: business, user_id: owner.user_id, role: 'owner', status: 'active' })
    .execute();
  await context.db
    .insertInto('email_events')
    .values(
      [email, owner.email].map((recipient) => ({
        id: newId(),
        template: 'sign-in-link',
        recipient,
        subject: `A mail to ${recipient}`,
        status: 'sent' as const,
      })),
    )
    .execute();
  await saveMailingAddress(context, user_id, ADDRESS);
  await saveMailingAddress(context, owner.user_id, { ...ADDRESS, street: '9 Elsewhere Ln' });
  const link = await tokenFor(context, person, 'sign_in');
  const session = await newSession(context, person, { user_agent: 'curl/8' });
  const headers = { authorization: `Bearer ${session.sealed}` };
  const answer = await call('GET /api/me/export', { headers });
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="bizmeet-my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(answer.json()).toMatchObject({
    user: { id: user_id, email, email_verified: true },
    profile: { full_name: 'Maya Okafor', role: 'creator', account_status: 'active' },
    creator: { status: 'approved' },
    businesses: [{ business_name: 'Crumb & Co', role: 'manager', status: 'active' }],
    sessions: [{ user_agent: 'curl/8' }],
    mailing_address: ADDRESS,
    emails: [{ subject: `A mail to ${email}` }],
  });
  expect(answer.json().messages).toEqual([]);
  const { password } = await context.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const kept = [password ?? '', session.token, session.sealed, link, hashToken(link)];
  for (const secret of [...kept, owner.email, owner.user_id, 'Rosa Bautista', '9 Elsewhere Ln']) {
    expect(answer.body).not.toContain(secret);
  }
});

it('says which locations a manager is limited to, to the manager and to the owner', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const business_id = owner.business_id ?? '';
  const [here, there] = [newId(), newId()];
  await context.db
    .insertInto('business_locations')
    .values([
      { id: here, business_id, location_name: 'Greenpoint', address: '1 Main Street' },
      { id: there, business_id, location_name: 'Astoria', address: '2 Main Street' },
    ])
    .execute();
  const manager = await newManager(context, business_id, [here]);
  await context.db
    .insertInto('business_invitations')
    .values({
      ...{ id: newId(), business_id, invited_by: owner.user_id, location_ids: [there] },
      role: 'manager',
      status: 'invited',
      email: 'next@crumb-co.example',
      created_at: context.now().toISOString(),
      expires_at: context.now().toISOString(),
    })
    .execute();
  const exportOf = async (person: typeof owner) => {
    const { sealed } = await newSession(context, person);
    return (await call('GET /api/me/export', { headers: { authorization: `Bearer ${sealed}` } })).json();
  };
  const theirs = await exportOf(manager);
  expect(theirs.businesses).toMatchObject([{ role: 'manager', limited_to: ['Greenpoint'] }]);
  expect(theirs.records.business_members).toMatchObject([{ location_ids: [here] }]);
  expect(JSON.stringify(theirs)).not.toContain('Astoria');
  const owners = await exportOf(owner);
  expect(owners.businesses).toMatchObject([{ role: 'owner', limited_to: null }]);
  const limits = owners.records.business_members.map(
    (row: { location_ids: string[] | null }) => row.location_ids,
  );
  expect(limits.toSorted()).toEqual([[here], null].toSorted());
  expect(owners.records.business_invitations).toMatchObject([{ location_ids: [there] }]);
});

it('is there for who is suspended, and for nobody without an account', async () => {
  const person = await newPerson(context, { account_status: 'suspended', status_reason: 'Spam' });
  const { sealed } = await newSession(context, person);
  const answer = await call('GET /api/me/export', { headers: { authorization: `Bearer ${sealed}` } });
  expect(answer.json().profile).toMatchObject({ account_status: 'suspended', status_reason: 'Spam' });
  expect((await call('GET /api/me/export')).json()).toMatchObject({ status: 401 });
});

it('holds what one wrote to others, not what they answered', async () => {
  const { shop, maker, id } = await newTalk(context);
  await say(maker, id, 'May I clip a mic on you?');
  await say(shop, id, 'Fine by me.');
  const gone = (await say(maker, id, 'Wrong window')).json();
  await remove(maker, gone.id);
  const { messages } = (await call('GET /api/me/export', { headers: maker.headers })).json();
  const about = { campaign_title: 'Rye week', business_name: 'Crumb & Co', files: [] };
  expect(messages).toMatchObject([
    { ...about, body: 'Wrong window', is_deleted: true },
    { ...about, body: 'May I clip a mic on you?', is_deleted: false },
  ]);
});

it('comes as a page to read too, with the same facts in words', async () => {
  const { maker, shop, id } = await newTalk(context);
  await say(maker, id, 'Is <b>Friday</b> & Saturday fine?');
  await say(maker, id, 'maya_eats_bk');
  await say(shop, id, 'Both are.');
  const answer = await call('GET /api/me/export-page', { headers: maker.headers });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="bizmeet-my-data.html"',
  });
  const { body } = answer;
  expect(body).toContain('<h2>Messages you wrote</h2>');
  expect(body).toContain('Is &lt;b&gt;Friday&lt;/b&gt; &amp; Saturday fine?');
  expect(body).toContain('maya_eats_bk');
  expect(body).not.toContain('Both are.');
  expect(body).not.toContain(maker.creator_id);
  expect(body).not.toMatch(/\d{4}-\d\d-\d\dT/);
  expect(body).not.toContain('<h2>Payouts</h2>');
  expect((await call('GET /api/me/export-page')).statusCode).toBe(401);
});

it('the page leaves what people wrote and measured as it is, and puts only its own words plainly', async () => {
  async function* places() {
    yield [
      {
        kind: 'instagram_reel',
        handle: 'maya_okafor',
        latitude: 40.72134,
        body: '2026-11-26',
        tax_year: 2026,
        price_cents: 22_050,
      },
    ];
  }
  const parts: string[] = [];
  const records = [{ name: 'business_locations', pages: places }];
  for await (const part of writePage({ summary: {}, letters: [], records }, context.now())) parts.push(part);
  const text = parts.join('');
  for (const words of ['instagram reel', 'maya_okafor', '40.72134', '2026', '2026-11-26', '$220.50']) {
    expect(text).toContain(`<dd>${words}</dd>`);
  }
});
