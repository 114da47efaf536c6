import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { notificationsOf } from '#test/support/bell.ts';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, PASSWORD_OF_EVERYONE, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

interface Shop {
  owner: Person;
  managers: Person[];
  id: string;
}

async function newShop(managers = 1): Promise<Shop> {
  const owner = await newPerson(context, {
    role: 'business',
    membership: 'owner',
    full_name: 'Rosa Delgado',
  });
  const id = owner.business_id ?? '';
  const people = await Promise.all(
    Array.from({ length: managers }, () =>
      newPerson(context, { role: 'business', full_name: 'Marco Testa' }),
    ),
  );
  for (const { user_id } of people) {
    await context.db
      .insertInto('business_members')
      .values({ id: newId(), business_id: id, user_id, role: 'manager', status: 'active' })
      .execute();
  }
  return { owner, managers: people, id };
}

function membersOf({ id }: Pick<Shop, 'id'>) {
  return context.db
    .selectFrom('business_members')
    .select(['id', 'user_id', 'role', 'status'])
    .where('business_id', '=', id)
    .orderBy('created_at')
    .execute();
}

async function memberId(shop: Shop, person: Person | undefined): Promise<string> {
  const found = (await membersOf(shop)).find(({ user_id }) => user_id === person?.user_id);
  return found?.id ?? '';
}

async function remove(shop: Shop, person: Person | undefined, by: Person) {
  const headers = await signInAs(context, by);
  return call(`DELETE /api/businesses/${shop.id}/members/${await memberId(shop, person)}`, { headers });
}

async function transferOwnership(
  shop: Shop,
  to: Person | undefined,
  by: Person,
  password = PASSWORD_OF_EVERYONE,
) {
  const headers = await signInAs(context, by);
  const payload = { member_id: await memberId(shop, to), password };
  return call(`PUT /api/businesses/${shop.id}/owner`, { headers, payload });
}

async function leave(shop: Shop, person: Person) {
  return call(`DELETE /api/businesses/${shop.id}/membership`, { headers: await signInAs(context, person) });
}

it('shows the owner who looks after the business, and nobody else', async () => {
  const shop = await newShop(2);
  const list = (by: Person) =>
    signInAs(context, by).then((headers) => call(`GET /api/businesses/${shop.id}/members`, { headers }));
  const { members } = (await list(shop.owner)).json();
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'manager', 'manager']);
  expect(members[0]).toMatchObject({ full_name: 'Rosa Delgado', email: shop.owner.email });
  const [manager] = shop.managers;
  expect((await list(manager as Person)).json()).toMatchObject({ code: 'ownership_required' });
  const { owner: stranger } = await newShop(0);
  expect((await list(stranger)).json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('a manager who is taken out is shut out with the next request, and told by mail and in the app', async () => {
  const shop = await newShop();
  const [marco] = shop.managers as [Person];
  const headers = await signInAs(context, marco);
  expect((await call(`GET /api/businesses/${shop.id}`, { headers })).statusCode).toBe(200);
  expect((await remove(shop, marco, shop.owner)).json()).toEqual({ done: true });
  expect((await call(`GET /api/businesses/${shop.id}`, { headers })).statusCode).toBe(403);
  expect((await call('GET /api/me', { headers })).json().user).toMatchObject({ business: null });
  const [mail] = await waitForMail(context.db, marco.email);
  expect(mail?.subject).toBe('You no longer manage a business on Bizmeet');
  expect(await notificationsOf(context.db, marco.user_id)).toEqual(['You were removed from Crumb & Co']);
  expect((await remove(shop, marco, shop.owner)).json()).toEqual({ done: true });
});

it('managers and strangers take nobody out, and nobody takes the owner out', async () => {
  const shop = await newShop(2);
  const [marco, ana] = shop.managers as [Person, Person];
  expect((await remove(shop, ana, marco)).json()).toMatchObject({ code: 'ownership_required' });
  const other = await newShop(1);
  expect((await remove(shop, ana, other.owner)).statusCode).toBe(404);
  const foreign = await memberId(other, other.managers[0]);
  const headers = await signInAs(context, shop.owner);
  const crossed = await call(`DELETE /api/businesses/${shop.id}/members/${foreign}`, { headers });
  expect(crossed.statusCode).toBe(404);
  expect((await remove(shop, shop.owner, shop.owner)).json()).toMatchObject({ code: 'conflict' });
  expect((await membersOf(shop)).every(({ status }) => status === 'active')).toBe(true);
});

it('a manager leaves by themselves, the owner cannot', async () => {
  const shop = await newShop();
  const [marco] = shop.managers as [Person];
  expect((await leave(shop, shop.owner)).json()).toMatchObject({ status: 409, code: 'conflict' });
  expect((await leave(shop, marco)).json()).toEqual({ done: true });
  expect((await leave(shop, marco)).json()).toMatchObject({ status: 403, code: 'ownership_required' });
});

it('hands the business over with the password, and both are told', async () => {
  const shop = await newShop();
  const [marco] = shop.managers as [Person];
  const wrong = await transferOwnership(shop, marco, shop.owner, 'not the password');
  expect(wrong.json()).toMatchObject({ status: 400, fields: [{ path: 'password' }] });
  expect((await transferOwnership(shop, marco, shop.owner)).json()).toEqual({ done: true });
  const roles = Object.fromEntries((await membersOf(shop)).map(({ user_id, role }) => [user_id, role]));
  expect(roles).toEqual({ [marco.user_id]: 'owner', [shop.owner.user_id]: 'manager' });
  const { owner_id } = await context.db
    .selectFrom('businesses')
    .select('owner_id')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow();
  expect(owner_id).toBe(marco.user_id);
  const [toNew] = await waitForMail(context.db, marco.email);
  expect(toNew?.subject).toBe('You now own a business on Bizmeet');
  expect(await notificationsOf(context.db, marco.user_id)).toEqual(['You own Crumb & Co now']);
  const [toOld] = await waitForMail(context.db, shop.owner.email);
  expect(toOld?.subject).toBe('You transferred your business');
  expect((await transferOwnership(shop, marco, shop.owner)).json()).toMatchObject({
    code: 'ownership_required',
  });
});

it('is handed only to an active manager of the same business', async () => {
  const shop = await newShop(2);
  const other = await newShop(1);
  const [marco, ana] = shop.managers as [Person, Person];
  const payload = { member_id: await memberId(other, other.managers[0]), password: PASSWORD_OF_EVERYONE };
  const headers = await signInAs(context, shop.owner);
  expect((await call(`PUT /api/businesses/${shop.id}/owner`, { headers, payload })).statusCode).toBe(404);
  await remove(shop, marco, shop.owner);
  expect((await transferOwnership(shop, marco, shop.owner)).statusCode).toBe(404);
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', ana.user_id)
    .execute();
  expect((await transferOwnership(shop, ana, shop.owner)).json()).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

it('of many transfers and removals at once one owner is left', async () => {
  const shop = await newShop(3);
  const [marco, ana, lee] = shop.managers as [Person, Person, Person];
  const answers = await Promise.all([
    transferOwnership(shop, marco, shop.owner),
    transferOwnership(shop, ana, shop.owner),
    transferOwnership(shop, lee, shop.owner),
    remove(shop, marco, shop.owner),
    remove(shop, ana, shop.owner),
    leave(shop, lee),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  const owners = (await membersOf(shop)).filter(({ role }) => role === 'owner');
  expect(owners).toHaveLength(1);
  expect(owners[0]).toMatchObject({ status: 'active' });
  const { owner_id } = await context.db
    .selectFrom('businesses')
    .select('owner_id')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow();
  expect(owner_id).toBe(owners[0]?.user_id);
});
