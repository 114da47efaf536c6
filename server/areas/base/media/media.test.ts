import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { sweepMedia } from '#server/flows/remove-media/sweep-media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import {
  newBusiness,
  newPerson,
  PASSWORD_OF_EVERYONE,
  type PersonWishes,
  signInAs,
} from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { storePicture } from './commands/store-picture.ts';
import { sweepOrphans } from './jobs/sweep-orphans.ts';
import { findOrphans } from './queries/find-orphans.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const picture = await pngPicture(300, 200);

async function newShop() {
  const owner = await newPerson(context, { role: 'business' });
  const id = await newBusiness(context, owner.user_id, 'owner');
  return { id, owner, headers: await signInAs(context, owner) };
}

async function newCreator(wishes: PersonWishes['creator'] = { status: 'active' }) {
  const person = await newPerson(context, { role: 'creator', creator: wishes });
  const { id } = await context.db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  return { id, person, headers: await signInAs(context, person) };
}

function store(entity_type: EntityType, entity_id: string, role: MediaRole, original_name = 'a.png') {
  return storePicture(context, {
    ...{ entity_type, entity_id, role, original_name },
    bytes: picture,
    uploaded_by: null,
  });
}

async function list(
  headers: Record<string, string>,
  entity_type: string,
  entity_id: string,
  rest = '',
): Promise<MediaFile[] | number> {
  const answer = await call(`GET /api/media?entity_type=${entity_type}&entity_id=${entity_id}${rest}`, {
    headers,
  });
  return answer.statusCode === 200 ? answer.json().files : answer.statusCode;
}

async function signedPaths(
  headers: Record<string, string>,
  bucket_name: string,
  file_paths: string[],
): Promise<string[]> {
  const payload = { bucket_name, file_paths, expires_in: 3600 };
  const answer = await call('POST /api/media/signed-urls', { headers, payload });
  return answer
    .json()
    .files.map(({ file_path }: SignedFile) => file_path)
    .sort();
}

const row = (id: string) =>
  context.db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const keysUnder = async (prefix: string) => {
  let count = 0;
  for await (const _ of context.files.list(prefix)) count += 1;
  return count;
};

describe('reading', () => {
  it('businesses that are set up read portfolios and avatars of creators who passed, and of nobody else', async () => {
    const shop = await newShop();
    const fresh = await newPerson(context, { role: 'business', is_business_onboarding: true });
    const before = await signInAs(context, fresh);
    for (const [status, isSeen] of [
      ['active', true],
      ['approved', true],
      ['pending_review', false],
      ['suspended', false],
    ] as const) {
      const creator = await newCreator({ status });
      const piece = await store('creator', creator.id, 'portfolio');
      const paths = [piece.file_path];
      const seen = isSeen ? paths : [];
      expect(await signedPaths(shop.headers, 'creator_media', paths)).toEqual(seen);
      expect(await signedPaths(before, 'creator_media', paths)).toEqual([]);
      expect(await signedPaths(creator.headers, 'creator_media', paths)).toEqual(paths);
      const rows = await list(shop.headers, 'creator', creator.id, '&role=portfolio');
      expect(isSeen ? (rows as MediaFile[]).length : rows).toBe(isSeen ? 1 : 404);
    }
  });

  it('a creator does not read the portfolio of another, nor who uploaded anything', async () => {
    const [one, other] = [await newCreator(), await newCreator()];
    const piece = await store('creator', one.id, 'portfolio');
    expect(await signedPaths(other.headers, 'creator_media', [piece.file_path])).toEqual([]);
    expect(await list(other.headers, 'creator', one.id)).toBe(404);
    expect(JSON.stringify(await list(one.headers, 'creator', one.id))).not.toContain('uploaded_by');
  });

  it('everybody in good standing sees what a shop looks like; signed out nobody does', async () => {
    const shop = await newShop();
    const files = [await store('business', shop.id, 'logo'), await store('business', shop.id, 'gallery')];
    const paths = files.map(({ file_path }) => file_path).sort();
    for (const wishes of [
      { role: 'creator', creator: { status: 'active' } },
      { role: 'applicant' },
      {},
    ] as const) {
      const headers = await signInAs(context, await newPerson(context, wishes));
      expect(await signedPaths(headers, 'business_media', [...paths, 'no/such/file'])).toEqual(paths);
    }
    const out = await call('POST /api/media/signed-urls', {
      payload: { bucket_name: 'business_media', file_paths: paths },
    });
    expect(out.json()).toMatchObject({ status: 401, code: 'authentication_required' });
  });

  it('asks in which bucket, and reads none of another [CALL-35]', async () => {
    const shop = await newShop();
    const { file_path } = await store('business', shop.id, 'logo');
    expect(await signedPaths(shop.headers, 'creator_media', [file_path])).toEqual([]);
    const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
    expect(await signedPaths(admin, 'business_media', [file_path])).toEqual([file_path]);
  });

  it('signs for an hour and for no other time [CALL-36] [CONST-06]', async () => {
    const shop = await newShop();
    const { file_path } = await store('business', shop.id, 'logo');
    const ask = (expires_in: number) =>
      call('POST /api/media/signed-urls', {
        headers: shop.headers,
        payload: { bucket_name: 'business_media', file_paths: [file_path], expires_in },
      });
    const { expires_at } = (await ask(3600)).json().files[0];
    expect(Date.parse(expires_at) - context.now().getTime()).toBe(3_600_000);
    expect((await ask(86_400)).statusCode).toBe(400);
  });

  it.each(['campaign', 'business', 'creator'])(
    'takes the entity type %s [ENT-45] [ENT-46] [ENT-47]',
    async (type) => {
      const { headers } = await newShop();
      expect(await list(headers, type, newId())).toBe(404);
      expect(await list(headers, 'planet', newId())).toBe(400);
    },
  );

  it('gives 50, of a gallery 20, and 1 where there is one at a time, and counts the rest (decision: galleries ask 20 at a time) [CALL-33] [CALL-34] [MEDIA-04] [CONST-08] [CONST-09] [ENT-48] [ENT-49] [ENT-50] [ENT-51]', async () => {
    const shop = await newShop();
    const values = Array.from({ length: 55 }, (_, place) => ({
      id: newId(),
      bucket_name: 'business_media' as const,
      file_path: `${shop.id}/gallery/${place}_a.jpg`,
      entity_type: 'business' as const,
      entity_id: shop.id,
      role: 'gallery' as const,
      status: 'ready' as const,
      content_type: 'image/jpeg',
      byte_size: 1,
      original_name: 'a.jpg',
      sort_order: place,
    }));
    await context.db.insertInto('media_files').values(values).execute();
    await store('business', shop.id, 'logo');
    const all = await call(`GET /api/media?entity_type=business&entity_id=${shop.id}&role=gallery`, {
      headers: shop.headers,
    });
    expect(all.json()).toMatchObject({ found_count: 55 });
    const count = async (rest: string) =>
      ((await list(shop.headers, 'business', shop.id, rest)) as MediaFile[]).length;
    expect(await count('')).toBe(50);
    expect(await count('&role=gallery')).toBe(20);
    expect(await count('&role=gallery&limit=54')).toBe(54);
    for (const role of ['logo', 'hero', 'avatar'])
      expect(await count(`&role=${role}`)).toBe(role === 'logo' ? 1 : 0);
  });
});

describe('changing', () => {
  it('writes captions and alt texts, trimmed, and takes them away again [CALL-38] [ENT-37] [ENT-40] [ENT-41]', async () => {
    const shop = await newShop();
    const { id } = await store('business', shop.id, 'gallery');
    const change = (payload: object) => call(`PATCH /api/media/${id}`, { headers: shop.headers, payload });
    expect((await change({ caption: '  Sunday rush ' })).json()).toMatchObject({
      caption: 'Sunday rush',
      alt_text: null,
    });
    expect((await change({ alt_text: 'A counter', caption: '' })).json()).toMatchObject({
      caption: null,
      alt_text: 'A counter',
    });
    expect((await change({ caption: 'x'.repeat(201) })).statusCode).toBe(400);
  });

  it('deletes softly, once, and brings back for 30 days [MEDIA-01] [MEDIA-02] [ENT-43] [ENT-44]', async () => {
    const shop = await newShop();
    const file = await store('business', shop.id, 'gallery');
    const remove = () => call(`DELETE /api/media/${file.id}`, { headers: shop.headers });
    const restore = () => call(`POST /api/media/${file.id}/restoration`, { headers: shop.headers });
    await remove();
    const deleted = await row(file.id);
    expect(deleted).toMatchObject({
      is_active: false,
      deleted_at: expect.any(String),
      objects_removed_at: null,
    });
    expect((await remove()).json().deleted_at).toBe(deleted.deleted_at);
    expect(await keysUnder(`business_media/${file.file_path}`)).toBe(2);
    expect(await list(shop.headers, 'business', shop.id, '&role=gallery')).toEqual([]);
    const stranger = await newCreator();
    expect(await signedPaths(stranger.headers, 'business_media', [file.file_path])).toEqual([]);
    expect(await list(stranger.headers, 'business', shop.id, '&state=deleted')).toBe(404);
    expect(await list(shop.headers, 'business', shop.id, '&state=deleted')).toMatchObject([{ id: file.id }]);
    expect((await restore()).json()).toMatchObject({ is_active: true, deleted_at: null });
    await remove();
    const before = new Date(context.now().getTime() - 31 * 86_400_000).toISOString();
    await context.db
      .updateTable('media_files')
      .set({ deleted_at: before })
      .where('id', '=', file.id)
      .execute();
    expect((await restore()).json()).toMatchObject({ code: 'conflict' });
    expect(await list(shop.headers, 'business', shop.id, '&state=deleted')).toEqual([]);
    await sweepMedia.run(context, {});
    expect(await keysUnder(`business_media/${file.file_path}`)).toBe(0);
    expect(await row(file.id)).toMatchObject({ objects_removed_at: expect.any(String) });
  });

  it('takes the bytes away at once where that is asked for [MEDIA-03] [CALL-39] [CALL-40] [ENT-38] [ENT-39]', async () => {
    const shop = await newShop();
    const file = await store('business', shop.id, 'gallery');
    const removal = await call(`DELETE /api/media/${file.id}?from_storage=true`, { headers: shop.headers });
    expect(removal.json()).toMatchObject({ is_active: false });
    expect(await keysUnder(`business_media/${file.file_path}`)).toBe(0);
    const restore = await call(`POST /api/media/${file.id}/restoration`, { headers: shop.headers });
    expect(restore.json()).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('puts one logo in the place of another, and the earlier one back on request', async () => {
    const shop = await newShop();
    const first = await store('business', shop.id, 'logo', 'first.png');
    const second = await store('business', shop.id, 'logo', 'second.png');
    expect(await list(shop.headers, 'business', shop.id, '&role=logo')).toMatchObject([{ id: second.id }]);
    await call(`POST /api/media/${first.id}/restoration`, { headers: shop.headers });
    expect(await list(shop.headers, 'business', shop.id, '&role=logo')).toMatchObject([{ id: first.id }]);
    expect(await row(second.id)).toMatchObject({ is_active: false });
  });

  it('brings nothing back where there is no room, also when many ask at once', async () => {
    const creator = await newCreator();
    const pieces: MediaFile[] = [];
    for (let count = 0; count < 13; count += 1) pieces.push(await store('creator', creator.id, 'portfolio'));
    const deleted = pieces.slice(0, 4);
    for (const { id } of deleted) await call(`DELETE /api/media/${id}`, { headers: creator.headers });
    const answers = await Promise.all(
      deleted.map(({ id }) => call(`POST /api/media/${id}/restoration`, { headers: creator.headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409]);
  });

  it('keeps the order that is sent, whole [ENT-42]', async () => {
    const shop = await newShop();
    const [a, b, c] = [
      await store('business', shop.id, 'gallery'),
      await store('business', shop.id, 'gallery'),
      await store('business', shop.id, 'gallery'),
    ];
    const order = (ids: string[], headers: Record<string, string> = shop.headers) =>
      call('PUT /api/media/order', {
        headers,
        payload: { entity_type: 'business', entity_id: shop.id, role: 'gallery', ids },
      });
    const ids = (answer: { json(): { files: MediaFile[] } }) => answer.json().files.map(({ id }) => id);
    expect(ids(await order([c.id, a.id, b.id]))).toEqual([c.id, a.id, b.id]);
    expect(ids(await order([b.id]))).toEqual([b.id, c.id, a.id]);
    expect((await order([newId()])).json()).toMatchObject({ code: 'conflict' });
    await Promise.all([order([a.id, b.id, c.id]), order([c.id, b.id, a.id])]);
    const end = (await list(shop.headers, 'business', shop.id, '&role=gallery')) as MediaFile[];
    expect([[a.id, b.id, c.id].join(), [c.id, b.id, a.id].join()]).toContain(end.map(({ id }) => id).join());
    expect((await order([a.id], (await newShop()).headers)).statusCode).toBe(404);
  });

  it('is for members of the business alone, managers too; to all others the file is not there', async () => {
    const shop = await newShop();
    const { id } = await store('business', shop.id, 'gallery');
    const manager = await newPerson(context, { role: 'business' });
    await context.db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: shop.id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const others = [
      await newShop(),
      await newCreator(),
      { headers: await signInAs(context, await newPerson(context, { role: 'admin' })) },
    ];
    for (const { headers } of others) {
      for (const [request, payload] of [
        [`PATCH /api/media/${id}`, { caption: 'Mine' }],
        [`DELETE /api/media/${id}`],
        [`POST /api/media/${id}/restoration`],
      ] as const) {
        expect((await call(request, { headers, ...(payload && { payload }) })).statusCode).toBe(404);
      }
    }
    const headers = await signInAs(context, manager);
    expect((await call(`PATCH /api/media/${id}`, { headers, payload: { caption: 'Ours' } })).statusCode).toBe(
      200,
    );
  });

  it('an applicant in review changes nothing, and may again when changes are asked for', async () => {
    for (const [status, answer] of [
      ['pending_review', 404],
      ['draft', 200],
      ['changes_requested', 200],
    ] as const) {
      const person = await newPerson(context, { role: 'applicant', creator: { status } });
      const creator = await context.db
        .selectFrom('creators')
        .select('id')
        .where('user_id', '=', person.user_id)
        .executeTakeFirstOrThrow();
      const { id } = await store('creator', creator.id, 'portfolio');
      const removal = await call(`DELETE /api/media/${id}`, { headers: await signInAs(context, person) });
      expect(removal.statusCode).toBe(answer);
    }
  });
});

describe('cleaning up', () => {
  it('finds bytes that belong to no row, leaves the young ones, and sweeps the rest', async () => {
    const shop = await newShop();
    const kept = await store('business', shop.id, 'gallery');
    const stray = `business_media/${shop.id}/gallery/1_stray.jpg`;
    await context.files.put(stray, Buffer.from('stray'), 'image/jpeg');
    const mine = async (later: typeof context) =>
      (await findOrphans(later)).objects.map(({ key }) => key).filter((key) => key.includes(shop.id));
    expect(await mine({ ...context, now: () => new Date() })).toEqual([]);
    const later = { ...context, now: () => new Date(Date.now() + 2 * 86_400_000) };
    expect(await mine(later)).toEqual([stray]);
    await sweepOrphans(later);
    expect(await context.files.stat(stray)).toBeNull();
    const body = await context.files.read(`business_media/${kept.file_path}`);
    expect(body && (await buffer(body)).length).toBeGreaterThan(100);
  });

  it('who deletes their account takes their work along, bytes and all', async () => {
    const creator = await newCreator();
    const piece = await store('creator', creator.id, 'portfolio');
    const deletion = await call('POST /api/me/deletion', {
      headers: creator.headers,
      payload: { password: PASSWORD_OF_EVERYONE },
    });
    expect(deletion.statusCode).toBeLessThan(300);
    expect(await row(piece.id)).toMatchObject({ is_active: false, caption: null });
    await sweepMedia.run(context, {});
    expect(await keysUnder(`creator_media/${piece.file_path}`)).toBe(0);
  });

  it('what was never looked into is given up after an hour, and failed files go after a week', async () => {
    const shop = await newShop();
    const { id } = await store('business', shop.id, 'gallery');
    await context.db.updateTable('media_files').set({ status: 'processing' }).where('id', '=', id).execute();
    const later = (days: number) => ({
      ...context,
      now: () => new Date(Date.now() + days * 86_400_000),
    });
    await sweepMedia.run(later(0.1), {});
    expect(await row(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('again') });
    await sweepMedia.run(later(8), {});
    await expect(row(id)).rejects.toThrow();
  });
});
