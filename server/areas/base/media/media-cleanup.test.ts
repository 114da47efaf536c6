import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sweepMedia } from '#server/flows/remove-media/sweep-media.ts';
import { testMedia } from '#test/support/media.ts';
import { PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { sweepOrphans } from './jobs/sweep-orphans.ts';
import { findOrphans } from './queries/find-orphans.ts';

const { call, context, newShop, newCreator, store, row, keysUnder } = await testMedia();

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
