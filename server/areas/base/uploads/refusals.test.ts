import { expect, it } from 'vitest';
import type { UploadClaim } from '#contract/base/uploads.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { film } from '#test/support/films.ts';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { askUpload, beginUpload, sendBytes, upload } from '#test/support/tus.ts';
import { until } from '#test/support/until.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';

const { app, context } = await testApp({ isOwn: true });
const base = await app.listen({ port: 0 });
const MIB = 1024 * 1024;

async function newShop() {
  const owner = await newPerson(context, { role: 'business' });
  const business_id = await newBusiness(context, owner.user_id, 'owner');
  return { business_id, owner, call: { base, ...(await signInAs(context, owner)) } };
}

async function newCreator(status: 'active' | 'draft' | 'pending_review') {
  const role = status === 'active' ? 'creator' : 'applicant';
  const person = await newPerson(context, { role, creator: { status } });
  const { id } = await context.db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  return { id, call: { base, ...(await signInAs(context, person)) } };
}

const claim = (entity_id: string, more: Partial<UploadClaim> = {}): UploadClaim => ({
  entity_type: 'business',
  entity_id,
  role: 'gallery',
  filename: 'shop.jpg',
  filetype: 'image/jpeg',
  ...more,
});

const shop = await newShop();

it.each<[string, Partial<UploadClaim>, number | null, number, string]>([
  ['an empty file', {}, 0, 400, 'This file is empty. Choose another one.'],
  ['a file without an end', {}, null, 400, 'Say how large the file is, in Upload-Length.'],
  [
    'a picture that is too large',
    {},
    31 * MIB,
    413,
    'Pictures can be up to 30 MB here. Make this one smaller.',
  ],
  [
    'a video that is too large',
    { filetype: 'video/mp4' },
    201 * MIB,
    413,
    'Videos can be up to 200 MB here. Make this one smaller.',
  ],
  [
    'a video as a logo',
    { role: 'logo', filetype: 'video/mp4' },
    900,
    415,
    'You can’t upload this type of file here. Use JPG, PNG or WebP.',
  ],
  [
    'a drawing',
    { filetype: 'image/svg+xml' },
    900,
    415,
    'You can’t upload this type of file here. Use JPG, PNG, WebP, MP4, MOV or WebM.',
  ],
  [
    'a role a business does not have',
    { role: 'portfolio' },
    900,
    400,
    'A business has no files with the role portfolio.',
  ],
])('%s is refused before a byte is taken, with what to do', async (_what, more, size, status, detail) => {
  const answer = await beginUpload(shop.call, claim(shop.business_id, more), size);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status, detail });
});

it('says what is missing where the claim is not whole', async () => {
  const answer = await beginUpload(shop.call, { entity_type: 'business', filename: 'a.jpg' }, 900);
  expect(answer.status).toBe(400);
  const { fields } = (await answer.json()) as { fields: { path: string }[] };
  expect(fields.map(({ path }) => path)).toEqual(['entity_id', 'role', 'filetype']);
});

it('nobody uploads into what belongs to another, nor signed out, nor while under review', async () => {
  const [stranger, active, inReview, draft] = [
    await newShop(),
    await newCreator('active'),
    await newCreator('pending_review'),
    await newCreator('draft'),
  ];
  const admin = { base, ...(await signInAs(context, await newPerson(context, { role: 'admin' }))) };
  const portfolio = (entity_id: string) => claim(entity_id, { entity_type: 'creator', role: 'portfolio' });
  const begin = async (call: typeof admin, wanted: UploadClaim) =>
    (await beginUpload(call, wanted, 900)).status;
  for (const call of [stranger.call, active.call, admin])
    expect(await begin(call, claim(shop.business_id))).toBe(404);
  expect(await begin(shop.call, claim(newId()))).toBe(404);
  expect(await begin(shop.call, portfolio(active.id))).toBe(404);
  expect(await begin({ base, cookie: '' }, claim(shop.business_id))).toBe(401);
  expect(await begin(inReview.call, portfolio(inReview.id))).toBe(404);
  expect(await begin(draft.call, portfolio(draft.id))).toBe(201);
  expect(await begin(active.call, portfolio(active.id))).toBe(201);
});

it('takes no upload that another site starts', async () => {
  const answer = await fetch(`${base}/api/uploads`, {
    method: 'POST',
    headers: {
      cookie: shop.call.cookie,
      origin: 'https://evil.example',
      'tus-resumable': '1.0.0',
      'upload-length': '9',
    },
  });
  expect(await answer.json()).toMatchObject({ code: 'foreign_origin' });
});

it('takes no byte more than was announced', async () => {
  const begun = await beginUpload(shop.call, claim(shop.business_id), 1000);
  const location = begun.headers.get('location') ?? '';
  expect((await sendBytes(shop.call, location, 0, Buffer.alloc(5000))).status).toBe(413);
  expect((await askUpload(shop.call, location)).headers.get('upload-offset')).not.toBe('1000');
});

it('a full portfolio takes no more, however many begin or end at once', async () => {
  const creator = await newCreator('active');
  const { count } = MEDIA_LIMITS.creator.portfolio ?? { count: 0 };
  const piece = (name: string) =>
    claim(creator.id, { entity_type: 'creator', role: 'portfolio', filename: name });
  const answers = await Promise.all(
    Array.from({ length: count + 4 }, (_, place) => beginUpload(creator.call, piece(`${place}.jpg`), 900)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(count);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  const paths = answers.map(({ headers }) => headers.get('upload-file-path')).filter(Boolean);
  expect(new Set(paths).size).toBe(count);
});

it('twenty are under way for one account at most', async () => {
  const { business_id, call } = await newShop();
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => beginUpload(call, claim(business_id), 900)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    detail: '20 files are already uploading. Wait for one to finish.',
  });
});

it('gives up after a day what nobody finished, and the place it held', async () => {
  const { business_id, call, owner } = await newShop();
  const begun = await beginUpload(call, claim(business_id), 90_000);
  await sendBytes(call, begun.headers.get('location') ?? '', 0, Buffer.alloc(40_000));
  const tomorrow = { ...context, now: () => new Date(context.now().getTime() + 25 * 3_600_000) };
  await sweepUploads.run(tomorrow, {});
  const rows = await context.db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', owner.user_id)
    .execute();
  expect(rows).toEqual([]);
  expect((await askUpload(call, begun.headers.get('location') ?? '')).status).toBe(404);
});

it('a video gets the still its browser took, and nothing else does', async () => {
  const { business_id, call } = await newShop();
  const path = await upload(
    call,
    claim(business_id, { filename: 'reel.mp4', filetype: 'video/mp4' }),
    film(),
  );
  const find = () =>
    context.db.selectFrom('media_files').selectAll().where('file_path', '=', path).executeTakeFirst();
  const { id } = await until(async () => {
    const row = await find();
    return row?.status === 'ready' && row;
  });
  const jpeg = async () =>
    (await import('sharp'))
      .default(await pngPicture(700, 400))
      .jpeg()
      .toBuffer();
  const put = (cookie: string, body: Buffer, type = 'image/jpeg') =>
    fetch(`${base}/api/media/${id}/poster`, {
      method: 'PUT',
      headers: { cookie, 'content-type': type },
      body: Uint8Array.from(body),
    });
  expect((await put((await newShop()).call.cookie, await jpeg())).status).toBe(404);
  expect((await put(call.cookie, await pngPicture())).status).toBe(415);
  expect((await put(call.cookie, Buffer.from('{}'), 'application/json')).status).toBe(415);
  expect((await put(call.cookie, Buffer.alloc(3 * MIB))).status).toBe(413);
  expect((await put(call.cookie, await jpeg())).status).toBe(204);
  expect(await find()).toMatchObject({ has_poster: true, widths: [160, 480], width: 1080, height: 1920 });
});

it('an upload that was not written down is, when its sender asks again', async () => {
  const { business_id, call } = await newShop();
  const bytes = await pngPicture();
  const begun = await beginUpload(
    call,
    claim(business_id, { filename: 'a.png', filetype: 'image/png' }),
    bytes.length,
  );
  const location = begun.headers.get('location') ?? '';
  await sendBytes(call, location, 0, bytes.subarray(0, -10));
  const broken = await testApp({
    adapt: ({ queue }) => ({
      queue: { ...queue, enqueue: () => Promise.reject(new Error('the database is away')) },
    }),
  });
  const failing = { base: await broken.app.listen({ port: 0 }), cookie: call.cookie };
  const answer = await sendBytes(failing, location, bytes.length - 10, bytes.subarray(-10));
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'Database error: the file arrived, but writing it down failed. Retry.',
  ]);
  await broken.app.close();
  expect((await askUpload(call, location)).headers.get('upload-offset')).toBe(String(bytes.length));
  const found = await fetch(
    `${base}/api/media/by-path?bucket_name=business_media&file_path=${begun.headers.get('upload-file-path')}`,
    { headers: { cookie: call.cookie } },
  );
  expect(await found.json()).toMatchObject({ original_name: 'a.png' });
});
