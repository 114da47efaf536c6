import { expect, it } from 'vitest';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { callerOf } from '#test/support/calls.ts';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const payload = { reason: 'The owner asked for it by mail this morning.' };
const bytes = await pngPicture(300, 200);

async function newShop() {
  const owner = await newPerson(context, { role: 'business' });
  const id = await newBusiness(context, owner.user_id, 'owner');
  return { id, owner, headers: await signInAs(context, owner) };
}

function store(entity_id: string, original_name: string) {
  return storePicture(context, {
    ...{ entity_type: 'business', role: 'gallery', entity_id, original_name, bytes },
    uploaded_by: null,
  } as const);
}

const logged = (subject_id: string) =>
  context.db.selectFrom('audit_log').selectAll().where('subject_id', '=', subject_id).execute();

it('admins see what lies where, whose it is, and bring back what was deleted [ADMIN-12] [ADMIN-29]', async () => {
  const shop = await newShop();
  const [kept, gone] = [await store(shop.id, 'kept.png'), await store(shop.id, 'gone.png')];
  await call(`DELETE /api/media/${gone.id}`, { headers: shop.headers });
  const overview = (await call('GET /api/admin/storage', { headers })).json();
  expect(overview.buckets).toHaveLength(3);
  const bucket = overview.buckets.find(
    ({ bucket_name }: { bucket_name: string }) => bucket_name === 'business_media',
  );
  expect(bucket.byte_size).toBeGreaterThanOrEqual(kept.byte_size);
  expect(bucket.deleted_count).toBeGreaterThanOrEqual(1);
  expect(overview.deleted).toContainEqual(
    expect.objectContaining({ id: gone.id, name: 'Crumb & Co', original_name: 'gone.png' }),
  );
  const back = await call(`POST /api/admin/storage/files/${gone.id}/restoration`, { headers, payload });
  expect(back.json()).toMatchObject({ id: gone.id, is_active: true, deleted_at: null });
  expect(await logged(gone.id)).toMatchObject([
    {
      actor_id: admin.user_id,
      action: 'restore_media_file',
      reason: payload.reason,
      before: { is_active: false },
    },
  ]);
});

it('gives up an unfinished upload once, with a reason', async () => {
  const shop = await newShop();
  const id = '01900000-0000-7000-8000-0000000000aa';
  await context.db
    .insertInto('uploads')
    .values({
      ...{
        id,
        user_id: shop.owner.user_id,
        bucket_name: 'business_media',
        file_path: `${shop.id}/gallery/1_a.jpg`,
      },
      ...{ entity_type: 'business', entity_id: shop.id, role: 'gallery', content_type: 'image/jpeg' },
      ...{ original_name: 'a.jpg', byte_size: 900, expires_at: new Date().toISOString() },
    })
    .execute();
  const cancel = () => call(`POST /api/admin/storage/uploads/${id}/cancellation`, { headers, payload });
  const overview = (await call('GET /api/admin/storage', { headers })).json();
  expect(overview.unfinished).toContainEqual(expect.objectContaining({ id, name: 'Crumb & Co' }));
  expect((await cancel()).statusCode).toBe(200);
  expect((await cancel()).statusCode).toBe(404);
  expect(await logged(id)).toHaveLength(1);
});

it('shows where the store and its records disagree, and sweeps only what no record knows', async () => {
  const shop = await newShop();
  const file = await store(shop.id, 'lost.png');
  await context.files.remove([`business_media/${file.file_path}`]);
  const orphans = (await call('GET /api/admin/storage/orphans', { headers })).json();
  expect(orphans.missing).toContainEqual(expect.objectContaining({ id: file.id, name: 'Crumb & Co' }));
  expect(orphans.is_partial).toBe(false);
  const swept = await call('POST /api/admin/storage/orphan-sweeps', { headers, payload });
  expect(swept.json()).toEqual({ removed_count: orphans.object_count, byte_size: orphans.byte_size });
});

it('asks for a reason, and is closed to the owners themselves', async () => {
  const shop = await newShop();
  const { id } = await store(shop.id, 'mine.png');
  const restore = (who: Record<string, string>, body: object) =>
    call(`POST /api/admin/storage/files/${id}/restoration`, { headers: who, payload: body });
  expect((await restore(headers, { reason: 'no' })).statusCode).toBe(400);
  expect((await restore(shop.headers, payload)).json()).toMatchObject({ code: 'role_not_allowed' });
  expect(await logged(id)).toEqual([]);
});
