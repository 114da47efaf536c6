import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';

export type FileKind = 'video' | 'picture';

const KINDS: Record<DeliverableKind, FileKind | 'either'> = {
  instagram_reel: 'video',
  instagram_story: 'either',
  instagram_post: 'either',
  tiktok_video: 'video',
  youtube_short: 'video',
  youtube_video: 'video',
  ugc_video: 'video',
  ugc_photo: 'picture',
};

/** The files of a deliverable: a reel is a video, a photo is a picture, a story or a post may be either. */
export function fileKindOf(kind: DeliverableKind): FileKind | 'either' {
  return KINDS[kind];
}

/** Why a file doesn't fit a deliverable, and what to add instead; null if it fits. */
export function findWrongKind(
  kind: DeliverableKind,
  file: { original_name: string; is_video: boolean },
): string | null {
  const due = fileKindOf(kind);
  if (due === 'either' || (due === 'video') === file.is_video) return null;
  return file.is_video
    ? `“${file.original_name}” is a video. Add a photo instead.`
    : `“${file.original_name}” is a picture. Add a video instead.`;
}
