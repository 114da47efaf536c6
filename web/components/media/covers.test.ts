import { expect, it, vi } from 'vitest';
import type { CampaignCover } from '#contract/campaigns/covers.ts';
import { COVERS_MAX } from '#domain/campaigns/covers.ts';
import { CoverBatch } from './covers.ts';

const coverOf = (campaign_id: string) => ({ campaign_id }) as CampaignCover;

it('rows that ask together are answered by one request', async () => {
  const fetch = vi.fn(async (ids: readonly string[]) => ids.filter((id) => id !== 'b').map(coverOf));
  const batch = new CoverBatch(fetch);
  const answers = await Promise.all(['a', 'b', 'c'].map((id) => batch.ask(id)));
  expect(fetch.mock.calls).toEqual([[['a', 'b', 'c']]]);
  expect(answers.map((cover) => cover?.campaign_id ?? null)).toEqual(['a', null, 'c']);
});

it('a long list takes one request for every sixty rows', async () => {
  const fetch = vi.fn(async (ids: readonly string[]) => ids.map(coverOf));
  const batch = new CoverBatch(fetch);
  const ids = Array.from({ length: COVERS_MAX + 5 }, (_, place) => `c${place}`);
  const answers = await Promise.all(ids.map((id) => batch.ask(id)));
  expect(fetch.mock.calls.map(([some]) => some.length)).toEqual([COVERS_MAX, 5]);
  expect(answers.map((cover) => cover?.campaign_id)).toEqual(ids);
});

it('a failure reaches everyone who asked, and the next request starts afresh', async () => {
  const fetch = vi.fn(async (ids: readonly string[]) => ids.map(coverOf));
  fetch.mockRejectedValueOnce(new Error('offline'));
  const batch = new CoverBatch(fetch);
  const failed = await Promise.allSettled([batch.ask('a'), batch.ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await batch.ask('a')).toEqual(coverOf('a'));
});
