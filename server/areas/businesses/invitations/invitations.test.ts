import { expect, it } from 'vitest';
import { MOST_OPEN_INVITATIONS } from '#domain/businesses/invitation-states.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, newAddress, tamperedWith } from '#test/support/calls.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import {
  newBusiness,
  newEmail,
  newPerson,
  type Person,
  type PersonWishes,
  signInAs,
} from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { sweepInvitations } from './jobs/sweep-invitations.ts';
import { mintInvitation } from './mint-invitation.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function newOwner(): Promise<{ owner: Person; id: string; headers: { cookie: string } }> {
  const owner = await newPerson(context, {
    role: 'business',
    membership: 'owner',
    full_name: 'Rosa Delgado',
  });
  return { owner, id: owner.business_id ?? '', headers: await signInAs(context, owner) };
}
type Shop = Awaited<ReturnType<typeof newOwner>>;

function invite(shop: Pick<Shop, 'id' | 'headers'>, email: string) {
  return call(`POST /api/businesses/${shop.id}/invitations`, { headers: shop.headers, payload: { email } });
}

/** Creates an invitation and its link without waiting for the mail. */
async function linkFor(shop: Shop, email: string): Promise<{ id: string; token: string }> {
  const id = newId();
  const expires_at = new Date(context.now().getTime() + 7 * 86_400_000).toISOString();
  const row = { id, business_id: shop.id, email, role: 'manager', status: 'invited' as const };
  await context.db
    .insertInto('business_invitations')
    .values({ ...row, invited_by: shop.owner.user_id, expires_at, created_at: context.now().toISOString() })
    .execute();
  const link = await mintInvitation(context, id);
  return { id, token: new URL(link ?? '').searchParams.get('token') ?? '' };
}

async function accept(token: string, person: Pick<Person, 'user_id'>) {
  const headers = await signInAs(context, person);
  return call('POST /api/invitation-acceptances', { headers, payload: { token } });
}

async function linkStatus(token: string, headers: Record<string, string> = {}) {
  return (await call(`GET /api/invitation-link-status?token=${token}`, { headers })).json();
}

function invited(wishes: PersonWishes = {}) {
  return newPerson(context, { role: 'business', is_business_onboarding: true, ...wishes });
}

function membership(shop: Shop, person: Pick<Person, 'user_id'>) {
  return context.db
    .selectFrom('business_members')
    .select(['role', 'status'])
    .where('business_id', '=', shop.id)
    .where('user_id', '=', person.user_id)
    .executeTakeFirst();
}

it('the mailed link shows who asks; accepting makes a manager who sets up no shop of their own', async () => {
  const shop = await newOwner();
  const jo = await invited({ full_name: 'Jo Park' });
  const made = await invite(shop, ` ${jo.email.toUpperCase()} `);
  expect(made.json()).toMatchObject({ email: jo.email, status: 'invited' });
  const [mail] = await waitForMail(context.db, jo.email);
  expect(mail?.subject).toBe('Crumb & Co invited you to Bizmeet');
  const link = new URL(linkIn(mail?.html ?? '', `${context.config.app_url}/invitations`));
  const token = link.searchParams.get('token') ?? '';
  expect(await linkStatus(token)).toMatchObject({
    state: 'invited',
    business: { business_name: 'Crumb & Co' },
    invited_by: 'Rosa Delgado',
    email: jo.email,
    refusal: 'signed_out',
  });
  const headers = await signInAs(context, jo);
  expect(await linkStatus(token, headers)).toMatchObject({
    state: 'invited',
    refusal: null,
    lets_go: null,
  });
  expect((await accept(token, jo)).json()).toEqual({ state: 'accepted', business_name: 'Crumb & Co' });
  expect((await call('GET /api/me', { headers })).json().user).toMatchObject({
    role: 'business',
    is_business_onboarding: false,
    business: { id: shop.id, membership: 'manager' },
  });
  expect((await accept(token, jo)).json()).toMatchObject({ state: 'accepted' });
  expect(await linkStatus(token)).toEqual({
    state: 'accepted',
    business: null,
    invited_by: null,
    email: null,
    expires_at: null,
    refusal: null,
    lets_go: null,
  });
});

it('the token stands in the mail and not in the table', async () => {
  const shop = await newOwner();
  const { token } = await linkFor(shop, newEmail());
  const kept = await context.db.selectFrom('business_invitations').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(await linkStatus(tamperedWith(token))).toMatchObject({ state: 'unknown', business: null });
});

it.each<[string, PersonWishes, string]>([
  ['creators', { role: 'creator', creator: { status: 'active' } }, 'this kind of account'],
  ['applicants', { role: 'applicant', creator: { status: 'draft' } }, 'this kind of account'],
  ['admins', { role: 'admin' }, 'this kind of account'],
  ['owners of another business', { membership: 'owner', is_business_onboarding: false }, 'another business'],
  [
    'managers of another business',
    { membership: 'manager', is_business_onboarding: false },
    'another business',
  ],
])('%s are told why they cannot accept, and the link stays good', async (_who, wishes, words) => {
  const shop = await newOwner();
  const person = await invited({ is_business_onboarding: false, ...wishes });
  const { token } = await linkFor(shop, person.email);
  const answer = await accept(token, person);
  expect(answer.json()).toMatchObject({
    status: 409,
    code: 'conflict',
    detail: expect.stringContaining(words),
  });
  expect(await membership(shop, person)).toBeUndefined();
  expect(await linkStatus(token)).toMatchObject({ state: 'invited' });
});

it('only the invited address may accept, and the signed-out are asked to sign in', async () => {
  const shop = await newOwner();
  const email = newEmail();
  const { token } = await linkFor(shop, email);
  const somebody = await invited();
  expect((await accept(token, somebody)).json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining(email),
  });
  const headers = await signInAs(context, somebody);
  expect(await linkStatus(token, headers)).toMatchObject({ refusal: 'other_address' });
  const nobody = await call('POST /api/invitation-acceptances', { payload: { token } });
  expect(nobody.json()).toMatchObject({ status: 401, code: 'authentication_required' });
});

it('an account without a role becomes a business account, and a half-made shop is let go', async () => {
  const shop = await newOwner();
  const roleless = await newPerson(context);
  await accept((await linkFor(shop, roleless.email)).token, roleless);
  expect(await membership(shop, roleless)).toEqual({ role: 'manager', status: 'active' });

  const beginner = await invited();
  const draft = await newBusiness(context, beginner.user_id, 'owner');
  const { token } = await linkFor(shop, beginner.email);
  expect(await linkStatus(token, await signInAs(context, beginner))).toMatchObject({ lets_go: 'Crumb & Co' });
  expect((await accept(token, beginner)).statusCode).toBe(200);
  const left = await context.db.selectFrom('businesses').select('id').where('id', '=', draft).execute();
  expect(left).toEqual([]);
});

it('a link that was declined, taken back, used or ran out says so', async () => {
  const shop = await newOwner();
  const person = await invited();
  const { id, token } = await linkFor(shop, person.email);
  const no = await call('POST /api/invitation-declines', { payload: { token } });
  expect(no.json()).toEqual({ state: 'declined', business_name: 'Crumb & Co' });
  expect(await linkStatus(token)).toMatchObject({ state: 'declined', email: null });
  expect((await accept(token, person)).json()).toMatchObject({ status: 410, code: 'link_unusable' });

  context.clock.advance({ hours: 1 });
  const taken = await linkFor(shop, person.email);
  const url = `/api/businesses/${shop.id}/invitations` as const;
  await call(`DELETE ${url}/${taken.id}`, { headers: shop.headers });
  expect(await linkStatus(taken.token)).toMatchObject({ state: 'revoked' });
  expect((await accept(taken.token, person)).json()).toMatchObject({
    detail: 'The owner canceled this invitation.',
  });
  await call(`DELETE ${url}/${id}`, { headers: shop.headers });

  context.clock.advance({ hours: 1 });
  const late = await linkFor(shop, person.email);
  context.clock.advance({ days: 7 });
  expect(await linkStatus(late.token)).toMatchObject({ state: 'expired', business: null });
  expect((await accept(late.token, person)).json()).toMatchObject({ status: 410 });
  await sweepInvitations.run(context, {});
  const listed = (await call(`GET /api/businesses/${shop.id}/members`, { headers: shop.headers })).json();
  expect(listed.invitations).toMatchObject([{ email: person.email, status: 'expired' }]);
  context.clock.advance({ days: 31 });
  await sweepInvitations.run(context, {});
  expect(await linkStatus(late.token)).toMatchObject({ state: 'unknown' });
});

it('asked again, the invitation lives on and only the newest mail opens it', async () => {
  const shop = await newOwner();
  const email = newEmail();
  const first = (await invite(shop, email)).json();
  const [mail] = await waitForMail(context.db, email);
  expect((await invite(shop, email)).json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail:invitation:${addressKey(context.config, email)}`)
    .execute();
  context.clock.advance({ days: 2 });
  const second = (await invite(shop, email)).json();
  expect(second.id).toBe(first.id);
  expect(Date.parse(second.expires_at) - Date.parse(first.expires_at)).toBe(2 * 86_400_000);
  const [, newer] = await waitForMail(context.db, email, 2);
  const tokenOf = (html = '') =>
    new URL(linkIn(html, `${context.config.app_url}/invitations`)).searchParams.get('token') ?? '';
  expect(await linkStatus(tokenOf(mail?.html))).toMatchObject({ state: 'unknown' });
  expect(await linkStatus(tokenOf(newer?.html))).toMatchObject({ state: 'invited' });
});

it('managers and strangers invite nobody and take nothing back', async () => {
  const shop = await newOwner();
  const { id } = await linkFor(shop, newEmail());
  const stranger = await newOwner();
  expect((await invite({ id: shop.id, headers: stranger.headers }, newEmail())).statusCode).toBe(404);
  const crossed = `DELETE /api/businesses/${stranger.id}/invitations/${id}` as const;
  expect((await call(crossed, { headers: stranger.headers })).statusCode).toBe(404);
  const manager = await newPerson(context, { role: 'business', membership: 'manager' });
  const theirs = await signInAs(context, manager);
  expect((await invite({ id: manager.business_id ?? '', headers: theirs }, newEmail())).json()).toMatchObject(
    {
      code: 'ownership_required',
    },
  );
});

it('refuses members, what isn’t an address, and a twenty-first open invitation', async () => {
  const shop = await newOwner();
  expect((await invite(shop, shop.owner.email)).json()).toMatchObject({
    status: 409,
    fields: [{ path: 'email' }],
  });
  expect((await invite(shop, 'jo at crumb')).json()).toMatchObject({
    status: 400,
    fields: [{ path: 'email' }],
  });
  for (let count = 0; count < MOST_OPEN_INVITATIONS; count += 1) await linkFor(shop, newEmail());
  const email = newEmail();
  expect((await invite(shop, email)).json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining('pending invitations'),
  });
});

it('ten invitations of one address at once are one invitation', async () => {
  const shop = await newOwner();
  const email = newEmail();
  await Promise.all(Array.from({ length: 10 }, () => invite(shop, email)));
  const rows = await context.db
    .selectFrom('business_invitations')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toHaveLength(1);
});

it('accepted many times at once, it makes one membership', async () => {
  const shop = await newOwner();
  const person = await invited();
  const { token } = await linkFor(shop, person.email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => accept(token, person)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await membership(shop, person)).toEqual({ role: 'manager', status: 'active' });
});

it('accepting and taking back at once ends one way, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shop = await newOwner();
    const person = await invited();
    const { id, token } = await linkFor(shop, person.email);
    const [accepted, revoked] = await Promise.all([
      accept(token, person),
      call(`DELETE /api/businesses/${shop.id}/invitations/${id}`, { headers: shop.headers }),
    ]);
    const isMember = (await membership(shop, person))?.status === 'active';
    expect(isMember).toBe(accepted.statusCode === 200);
    expect(isMember).toBe(revoked.statusCode === 409);
  }
});

it('accepted in two shops at once, one account looks after one', async () => {
  const shops = [await newOwner(), await newOwner()];
  const person = await invited();
  const links = await Promise.all(shops.map((shop) => linkFor(shop, person.email)));
  const answers = await Promise.all(links.map(({ token }) => accept(token, person)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('a former manager who is asked again comes back', async () => {
  const shop = await newOwner();
  const person = await invited();
  await accept((await linkFor(shop, person.email)).token, person);
  const headers = await signInAs(context, person);
  await call(`DELETE /api/businesses/${shop.id}/membership`, { headers });
  expect(await membership(shop, person)).toEqual({ role: 'manager', status: 'removed' });
  await accept((await linkFor(shop, person.email)).token, person);
  expect(await membership(shop, person)).toEqual({ role: 'manager', status: 'active' });
});

it('a mail whose invitation was taken back before it was written holds no link', async () => {
  const shop = await newOwner();
  const { id } = await linkFor(shop, newEmail());
  await inTransaction(context.db, (tx) =>
    tx.updateTable('business_invitations').set({ status: 'revoked' }).where('id', '=', id).execute(),
  );
  expect(await mintInvitation(context, id)).toBeNull();
});

it('guessing links is slowed', async () => {
  const from = newAddress();
  const knock = () => call('POST /api/invitation-declines', { from, payload: { token: 'x'.repeat(32) } });
  const codes = new Set<number>();
  for (let count = 0; count <= context.config.sign_ins_per_hour; count += 1)
    codes.add((await knock()).statusCode);
  expect(codes).toEqual(new Set([410, 429]));
});

it('taking an invitation back and making it again is no way to mail somebody many times', async () => {
  const shop = await newOwner();
  const email = newEmail('target');
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const made = await invite(shop, email);
    statuses.push(made.statusCode);
    if (made.statusCode === 201) {
      await call(`DELETE /api/businesses/${shop.id}/invitations/${made.json().id}`, {
        headers: shop.headers,
      });
    }
    await context.db
      .deleteFrom('rate_limits')
      .where('key', 'like', `mail:invitation:${addressKey(context.config, email)}`)
      .execute();
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

it('a business invites thirty times a day, and one address is invited five times by all of them', async () => {
  const shop = await newOwner();
  const resets_at = new Date(Date.now() + 60_000).toISOString();
  const used = [{ key: `invitation:business:${shop.id}`, count: 29, resets_at }];
  await context.db.insertInto('rate_limits').values(used).execute();
  expect((await invite(shop, newEmail())).statusCode).toBe(201);
  expect((await invite(shop, newEmail())).statusCode).toBe(429);
  const email = newEmail('popular');
  const statuses: number[] = [];
  for (let business = 0; business < 6; business += 1) {
    statuses.push((await invite(await newOwner(), email)).statusCode);
    await context.db
      .deleteFrom('rate_limits')
      .where('key', 'like', `mail:invitation:${addressKey(context.config, email)}`)
      .execute();
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

it('what a business is called leads nowhere in the mail, and fills no more than a part of its subject', async () => {
  const shop = await newOwner();
  const business_name =
    'Win $500 at https://evil.example or mail@evil.example now, call 2125550100 today friends';
  await context.db.updateTable('businesses').set({ business_name }).where('id', '=', shop.id).execute();
  const email = newEmail('target');
  await invite(shop, email);
  const [mail] = await waitForMail(context.db, email);
  expect(mail?.subject).toBe('Win $500 at or now, call today… invited you to Bizmeet');
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/evil|2125550100/);
});
