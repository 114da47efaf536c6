import { expect, it } from 'vitest';
import { testInvitations } from '#test/support/invitations.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newBusiness, newEmail, newPerson, type PersonWishes, signInAs } from '#test/support/people.ts';
import { sweepInvitations } from './jobs/sweep-invitations.ts';

const { call, context, newOwner, invite, linkFor, accept, linkStatus, invited, membership } =
  await testInvitations();

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

it.each<[string, PersonWishes, string]>([
  ['creators', { role: 'creator', creator: { status: 'active' } }, 'this kind of account'],
  ['applicants', { role: 'applicant', creator: { status: 'draft' } }, 'this kind of account'],
  ['admins', { role: 'admin' }, 'this kind of account'],
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

it.each(['owner', 'manager'] as const)(
  'the %s of another business joins, and keeps the other one',
  async (role) => {
    const shop = await newOwner();
    const person = await invited({ is_business_onboarding: false, role: 'business', membership: role });
    const { token } = await linkFor(shop, person.email);
    expect((await accept(token, person)).json()).toMatchObject({ state: 'accepted' });
    expect(await membership(shop, person)).toMatchObject({ role: 'manager', status: 'active' });
    const { role: kept } = await context.db
      .selectFrom('business_members')
      .select('role')
      .where('business_id', '=', person.business_id)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(kept).toBe(role);
  },
);

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

it('accepted in two shops at once, one account joins both', async () => {
  const shops = [await newOwner(), await newOwner()];
  const person = await invited();
  const links = await Promise.all(shops.map((shop) => linkFor(shop, person.email)));
  const answers = await Promise.all(links.map(({ token }) => accept(token, person)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200]);
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
