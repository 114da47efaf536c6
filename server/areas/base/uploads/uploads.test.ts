import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { newMaker, newOpenCampaign } from '#test/support/applications.ts';
import { film, webm } from '#test/support/films.ts';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { phonePicture, pngPicture } from '#test/support/pictures.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { startS3 } from '#test/support/s3-server.ts';
import { testApp } from '#test/support/test-app.ts';
import { askUpload, beginUpload, sendBytes, upload } from '#test/support/tus.ts';
import { until } from '#test/support/until.ts';
import { takeInMedia } from './jobs/take-in-media.ts';

const s3 = await startS3();
const onDisk = await testApp({ isOwn: true });
const remote = await openS3Store(s3.settings, onDisk.context.now);
const onS3 = await testApp({
  adapt: ({ queue }) => ({ files: remote, queue: { ...queue, ...FORGETS_JOBS } }),
});
const owner = await newPerson(onDisk.context, { role: 'business' });
const business_id = await newBusiness(onDisk.context, owner.user_id, 'owner');
const { cookie } = await signInAs(onDisk.context, owner);
// PDFs are accepted only from people who have somebody to send them to.
await onDisk.context.db
  .insertInto('conversations')
  .values({
    id: newId(),
    business_id,
    creator_id: (await newMaker(onDisk.context)).creator_id,
    campaign_id: await newOpenCampaign(onDisk.context, { business_id }),
    created_at: onDisk.context.now().toISOString(),
  })
  .execute();
afterAll(async () => {
  await onDisk.app.close();
  await onS3.app.close();
  remote.close();
  await s3.stop();
});

const halfPicture = (await phonePicture()).subarray(0, 2000);

const places = [
  { name: 'disk', ...onDisk, base: await onDisk.app.listen({ port: 0 }) },
  { name: 's3', ...onS3, base: await onS3.app.listen({ port: 0 }) },
];

function claim(filename: string, filetype: string, role: MediaRole = 'gallery', entity_id = business_id) {
  return { entity_type: 'business' as EntityType, entity_id, role, filename, filetype };
}

describe.each(places)('an upload to $name', ({ name, context, base }) => {
  const call = { base, cookie };

  /** The jobs of the test context only know the disk, so on S3 the test runs the job itself. */
  async function taken(file_path: string) {
    const find = () =>
      context.db.selectFrom('media_files').selectAll().where('file_path', '=', file_path).executeTakeFirst();
    const row = await until(find);
    if (name === 's3') await takeInMedia.run(context, { media_file_id: row.id });
    return until(async () => {
      const now = await find();
      return now?.status !== 'processing' && now;
    });
  }
  async function readFile(key: string): Promise<Buffer> {
    const stream = await context.files.read(key);
    if (stream === null) throw new Error(`${key} is not there`);
    return buffer(stream);
  }
  async function keysOf(prefix: string) {
    const keys: string[] = [];
    for await (const { key } of context.files.list(prefix)) keys.push(key);
    return keys.sort();
  }

  it('of a PDF is kept as it came where documents are accepted, is downloaded rather than shown, and is really a PDF', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
    const paper = claim('The bill.pdf', 'application/pdf', 'attachment');
    const row = await taken(await upload(call, paper, pdf));
    expect(row).toMatchObject({ status: 'ready', content_type: 'application/pdf', width: null });
    expect(await readFile(`business_media/${row?.file_path}`)).toEqual(pdf);
    const address = await context.files.address(
      `business_media/${row?.file_path}`,
      new Date(context.now().getTime() + 60_000),
    );
    const answer = await fetch(new URL(address, base));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\d+_the-bill\.pdf"$/);
    await answer.arrayBuffer();
    const feigned = await taken(await upload(call, paper, await phonePicture()));
    expect(feigned).toMatchObject({ status: 'failed', failure: expect.stringContaining('really a JPG') });
    const elsewhere = await beginUpload(call, { ...paper, role: 'gallery' }, pdf.length);
    expect([elsewhere.status, await elsewhere.text()]).toEqual([415, expect.stringContaining('MP4')]);
  });

  it('is re-encoded upright, with smaller copies, without location or phone [MEDIA-05] [MEDIA-06] [VAL-21]', async () => {
    const path = await upload(call, claim('Crème Brûlée.JPG', 'image/jpeg'), await phonePicture());
    expect(path).toMatch(new RegExp(`^${business_id}/gallery/\\d+_creme-brulee\\.jpg$`));
    const row = await taken(path);
    expect(row).toMatchObject({
      bucket_name: 'business_media',
      status: 'ready',
      content_type: 'image/jpeg',
      width: 800,
      height: 1200,
      widths: [160, 480],
      original_name: 'Crème Brûlée.JPG',
      uploaded_by: owner.user_id,
    });
    expect(row.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,}$/);
    const key = `business_media/${path}`;
    expect(await keysOf(key)).toEqual([key, `${key}.160.webp`, `${key}.480.webp`]);
    const stored = await readFile(key);
    const { exif, orientation, format } = await sharp(stored).metadata();
    expect({ exif, orientation, format }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    });
    expect(stored.includes('Secret Model')).toBe(false);
    const right = await sharp(stored).extract({ left: 700, top: 600, width: 1, height: 1 }).raw().toBuffer();
    expect((right[0] ?? 0) > (right[2] ?? 0)).toBe(true);
    expect(await keysOf('uploads/')).toEqual([]);
  });

  it('is read by addresses for an hour, and by nobody without one [CALL-36]', async () => {
    const path = await upload(call, claim('shop.png', 'image/png'), await pngPicture(700, 400));
    await taken(path);
    const answer = await fetch(`${base}/api/media/signed-urls`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ bucket_name: 'business_media', file_paths: [path], expires_in: 3600 }),
    });
    const { files } = (await answer.json()) as {
      files: { url: string; copies: { width: number; url: string }[] }[];
    };
    const [file] = files;
    expect(file?.copies.map(({ width }) => width)).toEqual([160, 480]);
    for (const url of [file?.url, file?.copies[1]?.url]) {
      const seconds = new URL(url ?? '', base).searchParams.get('X-Amz-Expires');
      expect(seconds).toBe(name === 's3' ? '3600' : null);
      const picture = await fetch(new URL(url ?? '', base));
      expect([picture.status, picture.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
    }
    const policy = (await fetch(`${base}/healthz`)).headers.get('content-security-policy') ?? '';
    const origin = name === 's3' ? ` ${s3.settings.endpoint}` : '';
    expect(policy).toContain(`img-src 'self' data: blob:${origin};`);
    expect(policy).toContain(`media-src 'self' blob:${origin};`);
    // The S3 service of the tests has no access control.
    if (name === 's3') return;
    const bare = new URL(file?.url ?? '', base);
    bare.search = '';
    expect((await fetch(bare)).status).toBe(403);
  });

  it('goes on where it broke off, and is known by its sender alone', async () => {
    const bytes = await phonePicture(3000, 2000);
    const begun = await beginUpload(call, claim('long.jpg', 'image/jpeg'), bytes.length);
    const location = begun.headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const half = Math.floor(bytes.length / 2);
    await sendBytes(call, location, 0, bytes.subarray(0, half));
    const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
    const theirs = { base, ...(await signInAs(context, stranger)) };
    expect((await askUpload(theirs, location)).status).toBe(404);
    expect((await sendBytes(theirs, location, half, bytes.subarray(half))).status).toBe(404);
    expect((await askUpload(theirs, location, 'DELETE')).status).toBe(404);
    const asked = await askUpload(call, location);
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(half)]);
    expect((await sendBytes(call, location, 5, bytes.subarray(5))).status).toBe(409);
    expect((await sendBytes(call, location, half, bytes.subarray(half))).status).toBe(204);
    const after = await askUpload(call, location);
    expect(after.headers.get('upload-offset')).toBe(String(bytes.length));
    expect((await taken(begun.headers.get('upload-file-path') ?? '')).status).toBe('ready');
  });

  it('can be called off, and then leaves nothing', async () => {
    const begun = await beginUpload(call, claim('off.jpg', 'image/jpeg'), 900_000);
    const location = begun.headers.get('location') ?? '';
    await sendBytes(call, location, 0, Buffer.alloc(400_000));
    expect((await askUpload(call, location, 'DELETE')).status).toBe(204);
    expect((await askUpload(call, location)).status).toBe(404);
    await until(async () => (await keysOf('uploads/')).length === 0);
  });

  it('keeps a film as it came, but for where and with what it was taken', async () => {
    const path = await upload(
      call,
      claim('reel.mov', 'video/quicktime'),
      film({ brand: 'qt  ', hasSecrets: true }),
    );
    expect(await taken(path)).toMatchObject({
      status: 'ready',
      content_type: 'video/quicktime',
      duration_seconds: 31,
      width: 1080,
      height: 1920,
    });
    const stored = await readFile(`business_media/${path}`);
    expect(stored.length).toBe(film({ brand: 'qt  ', hasSecrets: true }).length);
    for (const secret of ['+40.7282', 'PRIVATE', 'TRACKED']) expect(stored.includes(secret)).toBe(false);
    expect(stored.subarray(-4096)).toEqual(Buffer.alloc(4096, 7));
    const plain = await upload(call, claim('plain.webm', 'video/webm'), webm);
    expect(await taken(plain)).toMatchObject({ status: 'ready', content_type: 'video/webm', width: null });
  });

  it('taken in twice ends the same', async () => {
    const path = await upload(call, claim('twice.mp4', 'video/mp4'), film({ hasSecrets: true }));
    const row = await taken(path);
    await context.db
      .updateTable('media_files')
      .set({ status: 'processing' })
      .where('id', '=', row.id)
      .execute();
    await takeInMedia.run(context, { media_file_id: row.id });
    expect(await taken(path)).toMatchObject({ status: 'ready', duration_seconds: 31 });
  });

  it.each([
    [
      'a page behind the name of a picture',
      'evil.jpg',
      'image/jpeg',
      Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(9)),
    ],
    [
      'a drawing with a script',
      'evil.png',
      'image/png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a film behind the name of a picture', 'film.jpg', 'image/jpeg', film()],
    [
      'a picture behind the name of a film',
      'picture.mp4',
      'video/mp4',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
    ],
    ['half a picture', 'half.jpg', 'image/jpeg', halfPicture],
    ['a film without its index', 'cut.mp4', 'video/mp4', film().subarray(0, 40)],
  ])('%s is refused with advice, and nothing of it is kept', async (_what, filename, filetype, bytes) => {
    const path = await upload(call, claim(filename, filetype), bytes);
    const row = await taken(path);
    expect(row.status).toBe('failed');
    expect(row.failure).toMatch(/(Export it (again )?as|Export it again)/);
    expect(await keysOf(`business_media/${path}`)).toEqual([]);
    expect(await keysOf('uploads/')).toEqual([]);
  });
});
