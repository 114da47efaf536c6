import { expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { copyMediaFile } from '#server/areas/base/media/jobs/copy-media.ts';
import { removeObjects } from '#server/areas/base/media/remove-objects.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const bytes = await pngPicture(300, 200);
const shop = await newShop(context);
const base = `/api/businesses/${shop.business_id}/campaigns` as const;

type Owner = { entity_type: 'business' | 'campaign'; entity_id: string };

const ofShop: Owner = { entity_type: 'business', entity_id: shop.business_id };

function keep(owner: Owner, role: 'hero' | 'gallery' | 'logo', alt_text: string) {
  const more = { role, alt_text, bytes, original_name: 'loaf.png', uploaded_by: null };
  return storePicture(context, { ...owner, ...more });
}

function add(
  campaignId: string,
  payload: { role: 'hero' | 'gallery'; media_file_ids: string[] },
  headers = shop.headers,
) {
  return call(`POST ${base}/${campaignId}/pictures`, { headers, payload });
}

async function list(campaignId: string): Promise<MediaFile[]> {
  const answer = await call(`GET /api/media?entity_type=campaign&entity_id=${campaignId}`, {
    headers: shop.headers,
  });
  return answer.json().files;
}

/** Runs the copies as the worker does. */
async function copyAll(from: readonly MediaFile[], to: readonly MediaFile[]): Promise<void> {
  for (const [place, { id: to_id }] of to.entries()) {
    await copyMediaFile.run(context, { from_id: from[place]?.id ?? '', to_id });
  }
}

async function read({ bucket_name, file_path }: MediaFile): Promise<number> {
  const answer = await call('POST /api/media/signed-urls', {
    headers: shop.headers,
    payload: { bucket_name, file_paths: [file_path] },
  });
  const [file] = answer.json().files;
  const sources = [file.url, ...file.copies.map(({ url }: { url: string }) => url)];
  const codes = await Promise.all(sources.map(async (url) => (await app.inject({ url })).statusCode));
  return Math.max(...codes);
}

it('are chosen from the shop’s own, with their words, and stay when the original is deleted', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const [loaf, front] = [await keep(ofShop, 'gallery', 'A loaf'), await keep(ofShop, 'hero', 'The front')];
  const answer = await add(id, { role: 'gallery', media_file_ids: [front.id, loaf.id] });
  expect(answer.statusCode).toBe(201);
  const { files } = answer.json();
  expect(files.map(({ status }: MediaFile) => status)).toEqual(['processing', 'processing']);
  await copyAll([front, loaf], files);
  await copyAll([front, loaf], files);
  const shown = await list(id);
  expect(shown.map(({ alt_text, status }) => [alt_text, status])).toEqual([
    ['The front', 'ready'],
    ['A loaf', 'ready'],
  ]);
  const removal = `DELETE /api/media/${loaf.id}?from_storage=true` as const;
  expect((await call(removal, { headers: shop.headers })).statusCode).toBe(200);
  for (const file of await list(id)) expect(await read(file)).toBe(200);
});

it('a chosen cover replaces the one before', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  await keep({ entity_type: 'campaign', entity_id: id }, 'hero', 'Before');
  const after = await keep(ofShop, 'gallery', 'After');
  const { files } = (await add(id, { role: 'hero', media_file_ids: [after.id] })).json();
  await copyAll([after], files);
  expect((await list(id)).map(({ alt_text }) => alt_text)).toEqual(['After']);
});

it('a copy whose original has lost its bytes fails with words', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const loaf = await keep(ofShop, 'gallery', 'A loaf');
  await removeObjects(context.files, loaf);
  const { files } = (await add(id, { role: 'gallery', media_file_ids: [loaf.id] })).json();
  await copyAll([loaf], files);
  expect(await list(id)).toMatchObject([{ status: 'failed', failure: expect.stringContaining('deleted') }]);
});

it('somebody else’s picture, a logo, a deleted one and one nobody has are refused', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const other = await newShop(context);
  const deleted = await keep(ofShop, 'gallery', 'Gone');
  await call(`DELETE /api/media/${deleted.id}`, { headers: shop.headers });
  const refused = [
    await keep({ entity_type: 'business', entity_id: other.business_id }, 'gallery', 'Theirs'),
    await keep(ofShop, 'logo', 'The sign'),
    deleted,
    { id: newId() },
  ];
  for (const file of refused) {
    const answer = await add(id, { role: 'gallery', media_file_ids: [file.id] });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  }
  expect(await list(id)).toEqual([]);
});

it('no more than fit are taken, and two covers are refused', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const two = [await keep(ofShop, 'gallery', 'One'), await keep(ofShop, 'gallery', 'Two')].map(
    (file) => file.id,
  );
  expect((await add(id, { role: 'hero', media_file_ids: two })).statusCode).toBe(400);
  for (let times = 0; times < 10; times += 1) {
    expect((await add(id, { role: 'gallery', media_file_ids: two })).statusCode).toBe(201);
  }
  expect((await add(id, { role: 'gallery', media_file_ids: two })).statusCode).toBe(409);
});

it('are chosen by the shop’s own people alone', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const { id: file } = await keep(ofShop, 'gallery', 'A loaf');
  const payload = { role: 'gallery', media_file_ids: [file] } as const;
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  const others = [(await newShop(context)).headers, (await newMaker(context)).headers, admin];
  for (const headers of others) {
    expect(
      (await add(id, { ...payload, media_file_ids: [file] }, headers)).statusCode,
    ).toBeGreaterThanOrEqual(403);
  }
  expect(await list(id)).toEqual([]);
});

it('go with a duplicate, which keeps its own', async () => {
  const id = await newOpenCampaign(context, { business_id: shop.business_id });
  const own: Owner = { entity_type: 'campaign', entity_id: id };
  const originals = [await keep(own, 'hero', 'Cover'), await keep(own, 'gallery', 'A loaf')];
  const { campaign_id } = (await call(`POST ${base}/${id}/duplicate`, { headers: shop.headers })).json();
  const copies = await list(campaign_id);
  const byWords = (files: MediaFile[]) =>
    files.sort((a, b) => `${a.alt_text}`.localeCompare(`${b.alt_text}`));
  await copyAll(byWords(originals), byWords(copies));
  expect(
    byWords(await list(campaign_id)).map(({ role, alt_text, status }) => [role, alt_text, status]),
  ).toEqual([
    ['gallery', 'A loaf', 'ready'],
    ['hero', 'Cover', 'ready'],
  ]);
  for (const file of await list(campaign_id)) expect(await read(file)).toBe(200);
});
