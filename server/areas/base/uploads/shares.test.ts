import { expect, it } from 'vitest';
import type { UploadClaim } from '#contract/base/uploads.ts';
import { sweepMedia } from '#server/flows/remove-media/sweep-media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker, newShop } from '#test/support/applications.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { askUpload, beginUpload, sendBytes } from '#test/support/tus.ts';
import { newWork, newWorkFile } from '#test/support/work.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';

const { app, context } = await testApp({ isOwn: true });
const base = await app.listen({ port: 0 });
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

const claim = (entity_type: UploadClaim['entity_type'], entity_id: string, role: UploadClaim['role']) => ({
  ...{ entity_type, entity_id, role },
  filename: 'film.mp4',
  filetype: 'video/mp4',
});

/** Adds an earlier upload. */
function keep(
  entity_type: UploadClaim['entity_type'],
  entity_id: string,
  uploaded_by: string,
  byte_size: number,
) {
  const id = newId();
  return context.db
    .insertInto('media_files')
    .values({
      ...{ id, entity_type, entity_id, uploaded_by, byte_size },
      bucket_name: `${entity_type}_media`,
      file_path: `${entity_id}/${id}.mp4`,
      role: 'gallery',
      status: 'ready',
      content_type: 'video/mp4',
      original_name: 'film.mp4',
    })
    .execute();
}

async function refused(answer: Response): Promise<string> {
  const problem = (await answer.json()) as { status: number; detail: string };
  expect([answer.status, problem.status]).toEqual([409, 409]);
  return problem.detail;
}

it('takes work from those who have work to do, and attachments from those who have company', async () => {
  const person = await newPerson(context, { role: 'applicant', creator: { status: 'draft' } });
  const draft = { base, ...(await signInAs(context, person)) };
  const { id } = await context.db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  expect(await refused(await beginUpload(draft, claim('creator', id, 'submission'), 2 * GIB))).toBe(
    'You can upload work once a business has accepted you and until the work is done.',
  );
  expect(await refused(await beginUpload(draft, claim('creator', id, 'attachment'), MIB))).toBe(
    'You can attach files once you have a conversation.',
  );
  expect((await beginUpload(draft, claim('creator', id, 'portfolio'), MIB)).status).toBe(201);
  const shop = await newShop(context);
  const call = { base, ...shop.headers };
  await refused(await beginUpload(call, claim('business', shop.business_id, 'attachment'), MIB));

  const work = await newWork(context);
  const maker = { base, ...work.maker.headers };
  const { creator_id } = work.maker;
  expect((await beginUpload(maker, claim('creator', creator_id, 'submission'), 2 * GIB)).status).toBe(201);
  expect((await beginUpload(maker, claim('creator', creator_id, 'attachment'), MIB)).status).toBe(201);
  const owner = { base, ...work.shop };
  expect(
    (await beginUpload(owner, claim('business', work.payer.business_id, 'attachment'), MIB)).status,
  ).toBe(201);

  await context.db
    .updateTable('deliverables')
    .set({ status: 'settled' })
    .where('collaboration_id', '=', work.collaboration_id)
    .execute();
  await refused(await beginUpload(maker, claim('creator', creator_id, 'submission'), MIB));
});

it('gives a person 5 GB, also where twenty uploads begin at once', async () => {
  const maker = await newMaker(context);
  const call = { base, ...maker.headers };
  await keep('creator', maker.creator_id, maker.user_id, 5 * GIB - 250 * MIB);
  const portfolio = claim('creator', maker.creator_id, 'portfolio');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => beginUpload(call, portfolio, 100 * MIB)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(8).fill(409)]);
  const late = await refused(await beginUpload(call, portfolio, 100 * MIB));
  expect(late).toBe(
    'You can store 5 GB here, and this file doesn’t fit. Delete files you no longer need; their space is free after 30 days.',
  );
});

it('gives a business 5 GB, no matter which member uploads and to which campaign', async () => {
  const shop = await newShop(context);
  const manager = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id: shop.business_id,
      user_id: manager.user_id,
      role: 'manager',
      status: 'active',
    })
    .execute();
  await keep('business', shop.business_id, (await newPerson(context)).user_id, 5 * GIB - 150 * MIB);
  const calls = [
    { base, ...shop.headers },
    { base, ...(await signInAs(context, manager)) },
  ];
  const gallery = claim('business', shop.business_id, 'gallery');
  const answers = await Promise.all(
    [0, 1, 0, 1].map((who) =>
      beginUpload(calls[who] as { base: string; cookie: string }, gallery, 100 * MIB),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

it('counts what was sent in a day, called off or not, and forgets the day', async () => {
  const maker = await newMaker(context);
  const call = { base, ...maker.headers };
  const portfolio = claim('creator', maker.creator_id, 'portfolio');
  for (let sent = 0; sent < 10; sent += 1) {
    const begun = await beginUpload(call, portfolio, 200 * MIB);
    expect(begun.status).toBe(201);
    await askUpload(call, begun.headers.get('location') ?? '', 'DELETE');
  }
  expect(await refused(await beginUpload(call, portfolio, 200 * MIB))).toBe(
    'You can upload 2 GB a day. Try again tomorrow.',
  );
  const days = () =>
    context.db.selectFrom('upload_days').select('bytes').where('user_id', '=', maker.user_id).execute();
  expect(await days()).toHaveLength(1);
  const later = { ...context, now: () => new Date(context.now().getTime() + 3 * 86_400_000) };
  await sweepUploads.run(later, {});
  expect(await days()).toEqual([]);
});

it('stops all uploads while the disk is nearly full, and says so', async () => {
  let used = 0.5;
  const small = await testApp({
    adapt: ({ files, config }) => ({
      files: { ...files, usedShare: async () => used },
      config: { ...config, disk_full_percent: 90 },
    }),
  });
  const call = { base: await small.app.listen({ port: 0 }), ...(await newMaker(context)).headers };
  const maker = await newMaker(context);
  const own = { ...call, ...maker.headers };
  const portfolio = claim('creator', maker.creator_id, 'portfolio');
  const begun = await beginUpload(own, portfolio, 1000);
  used = 0.9;
  const sent = await sendBytes(own, begun.headers.get('location') ?? '', 0, new Uint8Array(10));
  for (const answer of [sent, await beginUpload(own, portfolio, 1000)]) {
    expect(await answer.json()).toMatchObject({
      status: 503,
      detail: 'Uploads are paused because our storage is almost full. Try again later.',
    });
  }
  used = 0.89;
  expect((await sendBytes(own, begun.headers.get('location') ?? '', 0, new Uint8Array(10))).status).toBe(204);
  await small.app.close();
});

it('keeps nothing that arrives after its sender was taken out of the business', async () => {
  const shop = await newShop(context);
  const call = { base, ...shop.headers };
  const picture = await pngPicture();
  const gallery = {
    ...claim('business', shop.business_id, 'gallery'),
    filename: 'a.png',
    filetype: 'image/png',
  };
  const begun = await beginUpload(call, gallery, picture.length);
  const location = begun.headers.get('location') ?? '';
  await sendBytes(call, location, 0, picture.subarray(0, 100));
  await context.db
    .updateTable('business_members')
    .set({ status: 'removed' })
    .where('user_id', '=', shop.user_id)
    .execute();
  const last = await sendBytes(call, location, 100, picture.subarray(100));
  expect([last.status, await last.text()]).toEqual([
    403,
    'You can no longer add files here, so this one wasn’t saved.',
  ]);
  expect((await askUpload(call, location)).status).toBe(404);
  const kept = await context.db
    .selectFrom('media_files')
    .select('id')
    .where('entity_id', '=', shop.business_id)
    .execute();
  expect(kept).toEqual([]);
});

it('removes work that was not sent for a week, and leaves what was', async () => {
  const work = await newWork(context);
  const [unused, used, fresh] = [
    await newWorkFile(context, work.maker),
    await newWorkFile(context, work.maker),
    await newWorkFile(context, work.maker),
  ];
  const old = new Date(context.now().getTime() - 8 * 86_400_000).toISOString();
  await context.db
    .updateTable('media_files')
    .set({ created_at: old })
    .where('id', 'in', [unused, used])
    .execute();
  // The shared clock may be weeks ahead of the one that wrote the row.
  await context.db
    .updateTable('media_files')
    .set({ created_at: context.now().toISOString() })
    .where('id', '=', fresh)
    .execute();
  await context.db
    .insertInto('deliverable_files')
    .values({
      deliverable_id: work.deliverable_ids[0] ?? '',
      version: 1,
      media_file_id: used,
      sort_order: 0,
      created_at: old,
    })
    .execute();
  await sweepMedia.run(context, {});
  const rows = await context.db
    .selectFrom('media_files')
    .select(['id', 'is_active', 'objects_removed_at'])
    .where('id', 'in', [unused, used, fresh])
    .execute();
  const gone = rows.filter(({ is_active }) => !is_active);
  expect(gone).toEqual([{ id: unused, is_active: false, objects_removed_at: expect.any(String) }]);
});
