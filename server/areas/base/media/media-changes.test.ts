import { describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { sweepMedia } from '#server/flows/remove-media/sweep-media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { testMedia } from '#test/support/media.ts';
import { newPerson, signInAs } from '#test/support/people.ts';

const { call, context, newShop, newCreator, store, list, signedPaths, row, keysUnder } = await testMedia();

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
