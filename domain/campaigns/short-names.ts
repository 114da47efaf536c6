import type { Deliverable, DeliverableKind } from './deliverables.ts';

const SHORT_NAMES: Record<DeliverableKind, { one: string; many: string }> = {
  instagram_reel: { one: 'reel', many: 'reels' },
  instagram_story: { one: 'story', many: 'stories' },
  instagram_post: { one: 'post', many: 'posts' },
  tiktok_video: { one: 'TikTok', many: 'TikToks' },
  youtube_short: { one: 'Short', many: 'Shorts' },
  youtube_video: { one: 'YouTube video', many: 'YouTube videos' },
  ugc_video: { one: 'video', many: 'videos' },
  ugc_photo: { one: 'photo', many: 'photos' },
};

/** The short name within a sentence: "reel", "stories". */
export function shortName({ kind, quantity }: Pick<Deliverable, 'kind' | 'quantity'>): string {
  const { one, many } = SHORT_NAMES[kind];
  return quantity === 1 ? one : many;
}
