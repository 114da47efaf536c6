import { expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import type { PortfolioLink } from '#contract/creators/profiles.ts';
import { countKinds, listPieces } from './work-pieces.ts';

const file = (id: string, content_type: string, status = 'ready') =>
  ({ id, content_type, status }) as unknown as MediaFile;
const link = (id: string, platform: PortfolioLink['platform'], is_public: boolean | null = true) =>
  ({ id, platform, is_public, url: 'https://example.com' }) as unknown as PortfolioLink;

it('shows what is ready and what a stranger can open', () => {
  const pieces = listPieces(
    [file('a', 'video/mp4'), file('b', 'image/webp'), file('c', 'image/webp', 'processing')],
    [link('d', 'tiktok'), link('e', 'instagram', false), link('f', 'other', null)],
  );
  expect(pieces.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'a video',
    'b photo',
    'd tiktok',
    'f other',
  ]);
});

it('offers a choice only where there is one', () => {
  expect(countKinds(listPieces([file('a', 'image/webp')], []))).toEqual([]);
  expect(
    countKinds(listPieces([file('a', 'image/webp')], [link('d', 'tiktok'), link('e', 'tiktok')])),
  ).toEqual([
    { kind: 'photo', count: 1 },
    { kind: 'tiktok', count: 2 },
  ]);
});
