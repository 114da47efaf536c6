import { describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { testMedia } from '#test/support/media.ts';
import { newPerson, signInAs } from '#test/support/people.ts';

const { call, context, newShop, newCreator, store, list, signedPaths } = await testMedia();

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
