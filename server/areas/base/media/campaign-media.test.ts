import { expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, type PersonWishes, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { storePicture } from './commands/store-picture.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const picture = await pngPicture(300, 200);
const shop = await newShop(context);
const stranger = await newShop(context);
const as = async (wishes: PersonWishes) => signInAs(context, await newPerson(context, wishes));
const creator = await as({ role: 'creator', creator: { status: 'active' } });
const admin = await as({ role: 'admin' });

type Headers = { cookie: string };

async function rolesSeen(headers: Headers, campaignId: string): Promise<string[] | number> {
  const answer = await call(`GET /api/media?entity_type=campaign&entity_id=${campaignId}`, { headers });
  if (answer.statusCode !== 200) return answer.statusCode;
  return answer
    .json()
    .files.map(({ role }: MediaFile) => role)
    .sort();
}

async function campaignWithPictures(more: object = {}): Promise<string> {
  const id = await newOpenCampaign(context, { business_id: shop.business_id, ...more });
  for (const role of ['hero', 'gallery'] as const) {
    const file = { entity_type: 'campaign', entity_id: id, role, original_name: 'a.png' } as const;
    await storePicture(context, { ...file, bytes: picture, uploaded_by: null });
  }
  return id;
}

it('of a published campaign are there for creators, its own business, others and admins', async () => {
  const id = await campaignWithPictures();
  for (const headers of [creator, shop.headers, stranger.headers, admin]) {
    expect(await rolesSeen(headers, id)).toEqual(['gallery', 'hero']);
  }
});

it('of a draft are there for its own business and admins, and for nobody else', async () => {
  const id = await campaignWithPictures({ status: 'draft', published_at: null, public_id: null });
  for (const headers of [shop.headers, admin]) expect(await rolesSeen(headers, id)).toHaveLength(2);
  for (const headers of [creator, stranger.headers]) expect(await rolesSeen(headers, id)).toBe(404);
});

it('that were deleted are listed for its own business alone', async () => {
  const id = await campaignWithPictures();
  const files = (
    await call(`GET /api/media?entity_type=campaign&entity_id=${id}`, { headers: creator })
  ).json().files as MediaFile[];
  const hero = files.find(({ role }) => role === 'hero');
  expect((await call(`DELETE /api/media/${hero?.id}`, { headers: stranger.headers })).statusCode).toBe(404);
  expect(
    (await call(`DELETE /api/media/${hero?.id}`, { headers: creator })).statusCode,
  ).toBeGreaterThanOrEqual(403);
  expect((await call(`DELETE /api/media/${hero?.id}`, { headers: shop.headers })).statusCode).toBe(200);
  expect(await rolesSeen(creator, id)).toEqual(['gallery']);
  const deleted = `GET /api/media?entity_type=campaign&entity_id=${id}&state=deleted` as const;
  expect((await call(deleted, { headers: shop.headers })).json().files).toHaveLength(1);
  expect((await call(deleted, { headers: creator })).statusCode).toBe(404);
});
