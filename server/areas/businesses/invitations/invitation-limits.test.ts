import { expect, it } from 'vitest';
import { addressKey } from '#server/platform/http/address-key.ts';
import { newAddress } from '#test/support/calls.ts';
import { testInvitations } from '#test/support/invitations.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail } from '#test/support/people.ts';

const { call, context, newOwner, invite } = await testInvitations();

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
