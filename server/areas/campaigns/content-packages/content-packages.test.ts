import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminPackage } from '#contract/campaigns/content-packages.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
const headers = await signInAs(context, admin);
const business = await signInAs(context, await newPerson(context, { role: 'business', membership: 'owner' }));

let count = 0;
let body: ReturnType<typeof newBody>;
beforeEach(() => {
  body = newBody();
});

function newBody() {
  count += 1;
  return {
    package_name: `Counter reel ${count}`,
    description: 'One reel.',
    deliverables: [{ kind: 'instagram_reel', quantity: 1, note: 'Vertical' }],
    low_payout_cents: 18_000,
    high_payout_cents: 32_000,
  };
}

function add(payload: object = body) {
  return call('POST /api/admin/content-packages', { headers, payload });
}

async function list(): Promise<AdminPackage[]> {
  return (await call('GET /api/admin/content-packages', { headers })).json().packages;
}

async function offered(): Promise<string[]> {
  const answer = await call('GET /api/content-packages', { headers: business });
  return answer.json().packages.map(({ id }: AdminPackage) => id);
}

function change(one: AdminPackage, more: object) {
  const payload = { ...body, version: one.version, ...more };
  return call(`PUT /api/admin/content-packages/${one.id}`, { headers, payload });
}

it('an admin adds a package, and businesses are offered it last [ADMIN-06]', async () => {
  const answer = await add();
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...body, archived_at: null, campaign_count: 0 });
  expect((await offered()).at(-1)).toBe(answer.json().id);
});

it('of ten admins who change one version at once, one does', async () => {
  const one = (await add()).json();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => change(one, { low_payout_cents: 10_000 + index * 100 })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(9).fill('stale'));
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
  const listed = (await list()).find(({ id }) => id === one.id);
  expect(listed).toMatchObject({ low_payout_cents: won.low_payout_cents, version: one.version + 1 });
});

it('an archived package is another version: a form opened before is told', async () => {
  const one = (await add()).json();
  await call(`POST /api/admin/content-packages/${one.id}/archive`, { headers });
  expect((await change(one, { low_payout_cents: 10_000 })).json()).toMatchObject({ code: 'stale' });
});

it('a change is kept and stands in the log; of two admins the later is told', async () => {
  const one = (await add()).json();
  expect((await change(one, { low_payout_cents: 20_000 })).json()).toMatchObject({
    low_payout_cents: 20_000,
  });
  const late = await change(one, { low_payout_cents: 10_000 });
  expect(late.json()).toMatchObject({ status: 409, code: 'stale' });
  const log = await call(`GET /api/admin/audit-log?subject_type=package&subject_id=${one.id}`, { headers });
  expect(log.json().entries[0]).toMatchObject({
    actor: { name: 'Nia Brooks' },
    action: 'change_package',
    before: { payout: '$180.00 to $320.00' },
    after: { payout: '$200.00 to $320.00' },
  });
});

it('archived it is offered to nobody, and its name is free until it comes back', async () => {
  const one = (await add()).json();
  const archived = await call(`POST /api/admin/content-packages/${one.id}/archive`, { headers });
  expect(archived.json().archived_at).not.toBeNull();
  expect(await offered()).not.toContain(one.id);
  expect((await add()).statusCode).toBe(201);
  const back = await call(`DELETE /api/admin/content-packages/${one.id}/archive`, { headers });
  expect(back.statusCode).toBe(409);
});

it('they stand in the order they are put in, and a list that is not whole is refused', async () => {
  await add();
  const ids = (await list()).filter(({ archived_at }) => archived_at === null).map(({ id }) => id);
  const reversed = ids.toReversed();
  const answer = await call('PUT /api/admin/content-packages/order', { headers, payload: { ids: reversed } });
  expect(answer.statusCode).toBe(200);
  expect(await offered()).toEqual(reversed);
  const partial = { ids: ids.slice(1) };
  expect(
    (await call('PUT /api/admin/content-packages/order', { headers, payload: partial })).statusCode,
  ).toBe(409);
  const twice = { ids: ids.map(() => ids[0]) };
  expect((await call('PUT /api/admin/content-packages/order', { headers, payload: twice })).statusCode).toBe(
    409,
  );
});

describe('refused are', () => {
  it.each([
    ['package_name', ''],
    ['package_name', 'x'.repeat(81)],
    ['package_name', 'a\u202eb'],
    ['description', 'x'.repeat(501)],
    ['deliverables', []],
    ['low_payout_cents', 499],
    ['high_payout_cents', 500_001],
    ['high_payout_cents', 17_999],
  ])('%s of %j', async (name, value) => {
    const answer = await add({ ...body, [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path).toContain(name);
  });

  it('two of one name, however it is written', async () => {
    await add();
    const twin = await add({ ...body, package_name: body.package_name.toUpperCase() });
    expect(twin.statusCode).toBe(409);
    expect(twin.json().fields).toMatchObject([{ path: 'package_name' }]);
  });

  it('a package that is not there', async () => {
    const id = newId();
    const payload = { ...body, version: 1 };
    expect((await call(`PUT /api/admin/content-packages/${id}`, { headers, payload })).statusCode).toBe(404);
    expect((await call(`POST /api/admin/content-packages/${id}/archive`, { headers })).statusCode).toBe(404);
  });
});
