import { expect, it } from 'vitest';
import type { CampaignCover } from '#contract/campaigns/covers.ts';
import { COVERS_MAX } from '#domain/campaigns/covers.ts';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const picture = await pngPicture(300, 200);
const shop = await newShop(context);
const stranger = await newShop(context);
const jules = await newMaker(context);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

const DRAFT = { status: 'draft', slug: null, public_id: null, published_at: null } as const;

function open(more: object = {}) {
  return newOpenCampaign(context, { business_id: shop.business_id, ...more });
}

function hero(entity_type: 'campaign' | 'business', entity_id: string, alt_text: string) {
  const file = { entity_type, entity_id, role: 'hero', original_name: 'a.png', uploaded_by: null } as const;
  return storePicture(context, { ...file, bytes: picture, alt_text });
}

async function covers(ids: string[], headers = jules.headers): Promise<CampaignCover[]> {
  const answer = await call(`GET /api/campaign-covers?ids=${ids.join(',')}`, { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().covers;
}

const words = async (ids: string[], headers = jules.headers) =>
  (await covers(ids, headers)).map(({ alt_text }) => alt_text);

it('show the campaign’s own picture, and the storefront where it has none', async () => {
  const owner = await newShop(context);
  const [own, plain] = [
    await open({ business_id: owner.business_id }),
    await open({ business_id: owner.business_id }),
  ];
  expect(await covers([own, plain])).toEqual([]);
  await hero('business', owner.business_id, 'The front');
  await hero('campaign', own, 'The loaf');
  const shown = await covers([own, plain]);
  expect(Object.fromEntries(shown.map(({ campaign_id, alt_text }) => [campaign_id, alt_text]))).toEqual({
    [own]: 'The loaf',
    [plain]: 'The front',
  });
  for (const { url, copies, width, height } of shown) {
    expect({ width, height, widths: copies.map((copy) => copy.width) }).toEqual({
      width: 300,
      height: 200,
      widths: [160],
    });
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
  }
});

it('have addresses that end after an hour', async () => {
  const id = await open();
  await hero('campaign', id, 'The loaf');
  const [cover] = await covers([id]);
  expect(Date.parse(cover?.expires_at ?? '') - context.now().getTime()).toBe(3_600_000);
});

it('of a draft are there for its own people and admins, and for nobody else', async () => {
  const id = await open(DRAFT);
  await hero('campaign', id, 'Not yet');
  for (const headers of [shop.headers, admin]) expect(await words([id], headers)).toEqual(['Not yet']);
  for (const headers of [jules.headers, stranger.headers]) expect(await covers([id], headers)).toEqual([]);
});

it('of a draft do not give away the storefront either', async () => {
  const owner = await newShop(context);
  await hero('business', owner.business_id, 'The front');
  expect(await covers([await open({ ...DRAFT, business_id: owner.business_id })])).toEqual([]);
});

it('of a canceled or stopped campaign stay with those who applied', async () => {
  const nadia = await newMaker(context, { full_name: 'Nadia Osei' });
  for (const more of [{ status: 'cancelled' }, { status: 'paused', is_paused_by_admin: true }]) {
    const id = await open(more);
    await hero('campaign', id, 'Gone');
    await newApplication(context, { campaign_id: id, creator_id: jules.creator_id });
    expect(await words([id])).toEqual(['Gone']);
    expect(await covers([id], nadia.headers)).toEqual([]);
  }
});

it('leave out a deleted picture, one still being read and one that failed', async () => {
  const id = await open();
  const file = await hero('campaign', id, 'The loaf');
  expect((await call(`DELETE /api/media/${file.id}`, { headers: shop.headers })).statusCode).toBe(200);
  expect(await covers([id])).toEqual([]);
  for (const status of ['processing', 'failed'] as const) {
    const { id: other } = await hero('campaign', id, status);
    await context.db.updateTable('media_files').set({ status }).where('id', '=', other).execute();
    expect(await covers([id])).toEqual([]);
  }
});

it('come for a list at once, for those of it that have one', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => open()));
  await Promise.all(ids.slice(0, 10).map((id) => hero('campaign', id, 'A loaf')));
  expect(await covers(ids)).toHaveLength(10);
  expect(await covers([...ids, newId()])).toHaveLength(10);
});

it('are asked for by up to 60 ids at once', async () => {
  const ids = Array.from({ length: COVERS_MAX + 1 }, () => newId());
  const ask = (some: string[]) =>
    call(`GET /api/campaign-covers?ids=${some.join(',')}`, { headers: jules.headers });
  expect((await ask(ids.slice(1))).statusCode).toBe(200);
  expect((await ask(ids)).statusCode).toBe(400);
  expect((await ask(['everything'])).statusCode).toBe(400);
  expect((await call('GET /api/campaign-covers', { headers: jules.headers })).statusCode).toBe(400);
});
