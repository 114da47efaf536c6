import { beforeEach, describe, expect, it } from 'vitest';
import { refreshDirectory } from '#server/areas/creators/directory/jobs/refresh-directory.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker, newShop, type Shop } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { db } = context;

let shop: Shop;
let base: `/api/${string}`;
beforeEach(async () => {
  shop = await newShop(context);
  base = `/api/businesses/${shop.business_id}/creator-lists`;
});

const ask = (route: string, payload?: object, headers = shop.headers) =>
  call(route as Route, { headers, ...(payload && { payload }) });

async function newList(name = 'Bakers'): Promise<string> {
  const answer = await ask(`POST ${base}`, { name });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function listedMaker(full_name = 'Mara Ito') {
  const maker = await newMaker(context, { full_name });
  await refreshDirectory.run(context, {});
  return maker;
}

async function newManager() {
  const manager = await newPerson(context, { role: 'business', full_name: 'Ada Lin' });
  await db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id: shop.business_id,
      user_id: manager.user_id,
      role: 'manager',
      status: 'active',
    })
    .execute();
  return signInAs(context, manager);
}

const save = (list: string, creator: string, payload: object = {}, headers = shop.headers) =>
  ask(`PUT ${base}/${list}/creators/${creator}`, payload, headers);
const read = async (list: string, headers = shop.headers) =>
  (await ask(`GET ${base}/${list}`, undefined, headers)).json();

describe('lists of creators', () => {
  it('C17: are shared by the team: what one saves, the other reads and changes', async () => {
    const list = await newList();
    const mara = await listedMaker();
    const manager = await newManager();
    expect((await save(list, mara.creator_id, { note: 'Great light' }, manager)).statusCode).toBe(200);
    const { entries } = await read(list);
    expect(entries).toMatchObject([
      {
        creator_id: mara.creator_id,
        name: 'Mara Ito',
        note: 'Great light',
        added_by_name: 'Ada Lin',
        creator: { creator_id: mara.creator_id },
      },
    ]);
    await save(list, mara.creator_id, { note: 'Ask about spring' });
    expect((await read(list, manager)).entries).toMatchObject([
      { note: 'Ask about spring', added_by_name: 'Ada Lin' },
    ]);
    await save(list, mara.creator_id);
    expect((await read(list)).entries).toMatchObject([{ note: 'Ask about spring' }]);
    const { lists } = (await ask(`GET ${base}?creator_id=${mara.creator_id}`)).json();
    expect(lists).toMatchObject([{ id: list, name: 'Bakers', creator_count: 1, has_creator: true }]);
    expect((await ask(`DELETE ${base}/${list}/creators/${mara.creator_id}`)).statusCode).toBe(200);
    expect((await read(list)).entries).toEqual([]);
  });

  it('are renamed and deleted, and no two have one name', async () => {
    const [first, second] = [await newList('Bakers'), await newList('Coffee')];
    expect((await ask(`POST ${base}`, { name: 'bakers' })).json()).toMatchObject({
      status: 409,
      fields: [{ path: 'name' }],
    });
    expect((await ask(`PATCH ${base}/${second}`, { name: 'Bakers' })).statusCode).toBe(409);
    expect((await ask(`PATCH ${base}/${second}`, { name: 'Espresso' })).statusCode).toBe(200);
    expect((await ask(`DELETE ${base}/${first}`)).statusCode).toBe(200);
    expect((await ask(`GET ${base}`)).json().lists).toMatchObject([{ name: 'Espresso', has_creator: null }]);
  });

  it.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(61) }])('refuse the name %o', async (payload) => {
    expect((await ask(`POST ${base}`, payload)).statusCode).toBe(400);
  });

  it('exist only for their own business', async () => {
    const list = await newList();
    const mara = await listedMaker();
    const stranger = await newShop(context);
    const elsewhere = `/api/businesses/${stranger.business_id}/creator-lists/${list}`;
    for (const [route, payload] of [
      [`GET ${base}/${list}`],
      [`PUT ${base}/${list}/creators/${mara.creator_id}`, {}],
      [`GET ${elsewhere}`],
      [`PATCH ${elsewhere}`, { name: 'Mine' }],
      [`DELETE ${elsewhere}`],
      [`PUT ${elsewhere}/creators/${mara.creator_id}`, {}],
      [`DELETE ${elsewhere}/creators/${mara.creator_id}`],
    ] as const) {
      expect((await ask(route, payload, stranger.headers)).statusCode, route).toBe(404);
    }
  });

  it('keep the name and the note of someone who is no longer listed, and nothing else', async () => {
    const list = await newList();
    const mara = await listedMaker();
    await save(list, mara.creator_id, { note: 'Great light' });
    await db.updateTable('creators').set({ is_listed: false }).where('id', '=', mara.creator_id).execute();
    expect((await read(list)).entries).toMatchObject([
      { name: 'Mara Ito', note: 'Great light', creator: null },
    ]);
    const other = await newList('Others');
    expect((await save(other, mara.creator_id)).json().detail).toBe('This creator isn’t listed right now.');
  });

  it('of twenty lists made at once for the last place, one is made', async () => {
    const row = (at: number) => ({
      id: newId(),
      business_id: shop.business_id,
      name: `List ${at}`,
      created_by: shop.user_id,
      created_at: context.now().toISOString(),
      updated_at: context.now().toISOString(),
    });
    await db
      .insertInto('creator_lists')
      .values(Array.from({ length: 49 }, (_, at) => row(at)))
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(`POST ${base}`, { name: `New ${at}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('of twenty who save one creator at once, all succeed and one entry is there', async () => {
    const list = await newList();
    const mara = await listedMaker();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(list, mara.creator_id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect((await read(list)).entries).toHaveLength(1);
  });
});
