import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { newBusiness, newPerson } from '#test/support/people.ts';
import { testContext } from '#test/support/test-context.ts';
import { takeInMedia } from '../jobs/take-in-media.ts';
import { finishUpload } from './finish-upload.ts';

const shared = await testContext();
const taken: unknown[] = [];
/** Records the jobs instead of queuing them, because there is no file behind these uploads. */
const context = {
  ...shared,
  queue: {
    ...shared.queue,
    enqueue: async (_tx: unknown, { name }: { name: string }, payload: object) => {
      if (name === takeInMedia.name) taken.push(payload);
    },
  },
};
const { user_id } = await newPerson(context, { role: 'business' });
const entity_id = await newBusiness(context, user_id, 'owner');

async function arrived(file_path: string) {
  const id = newId();
  await context.db
    .insertInto('uploads')
    .values({
      ...{ id, user_id, file_path, entity_id },
      bucket_name: 'business_media',
      entity_type: 'business',
      role: 'gallery',
      content_type: 'image/jpeg',
      original_name: 'shop.jpg',
      byte_size: 1000,
      expires_at: new Date(context.now().getTime() + 86_400_000).toISOString(),
    })
    .execute();
  return id;
}

const rowsAt = (file_path: string) =>
  context.db.selectFrom('media_files').selectAll().where('file_path', '=', file_path).execute();

it('twenty ends of one upload at once write down one file and one job (decision: a retry of the same upload is one file) [MEDIA-07]', async () => {
  const path = `${entity_id}/gallery/2_shop.jpg`;
  const id = await arrived(path);
  const before = taken.length;
  await Promise.all(Array.from({ length: 20 }, () => finishUpload(context, id)));
  expect(await rowsAt(path)).toHaveLength(1);
  expect(taken).toHaveLength(before + 1);
});
