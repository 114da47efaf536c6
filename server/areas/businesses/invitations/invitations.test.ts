import { expect, it } from 'vitest';
import { MOST_OPEN_INVITATIONS } from '#domain/businesses/invitation-states.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { tamperedWith } from '#test/support/calls.ts';
import { testInvitations } from '#test/support/invitations.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, signInAs } from '#test/support/people.ts';
import { mintInvitation } from './mint-invitation.ts';

const { call, context, newOwner, invite, linkFor, linkStatus } = await testInvitations();

it('the token stands in the mail and not in the table', async () => {
  const shop = await newOwner();
  const { token } = await linkFor(shop, newEmail());
  const kept = await context.db.selectFrom('business_invitations').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(await linkStatus(tamperedWith(token))).toMatchObject({ state: 'unknown', business: null });
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

it('a mail whose invitation was taken back before it was written holds no link', async () => {
  const shop = await newOwner();
  const { id } = await linkFor(shop, newEmail());
  await inTransaction(context.db, (tx) =>
    tx.updateTable('business_invitations').set({ status: 'revoked' }).where('id', '=', id).execute(),
  );
  expect(await mintInvitation(context, id)).toBeNull();
});
