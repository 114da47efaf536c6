/** The kinds of deliverables and their names: "1 Instagram Reel, 2 TikTok Videos". */
export const DELIVERABLE_KINDS = [
  'instagram_reel',
  'instagram_story',
  'instagram_post',
  'tiktok_video',
  'youtube_short',
  'youtube_video',
  'ugc_video',
  'ugc_photo',
] as const;
export type DeliverableKind = (typeof DELIVERABLE_KINDS)[number];

export const CONTENT_TYPES = ['instagram', 'tiktok', 'youtube', 'ugc'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export interface Deliverable {
  kind: DeliverableKind;
  quantity: number;
}

const KIND_NAMES: Record<DeliverableKind, { one: string; many: string }> = {
  instagram_reel: { one: 'Instagram Reel', many: 'Instagram Reels' },
  instagram_story: { one: 'Instagram Story', many: 'Instagram Stories' },
  instagram_post: { one: 'Instagram Post', many: 'Instagram Posts' },
  tiktok_video: { one: 'TikTok Video', many: 'TikTok Videos' },
  youtube_short: { one: 'YouTube Short', many: 'YouTube Shorts' },
  youtube_video: { one: 'YouTube Video', many: 'YouTube Videos' },
  ugc_video: { one: 'UGC Video', many: 'UGC Videos' },
  ugc_photo: { one: 'UGC Photo', many: 'UGC Photos' },
};

const CONDENSE_ABOVE = 80;
const KINDS_WHEN_CONDENSED = 2;

export function summarizeDeliverables(deliverables: readonly Deliverable[]): string {
  if (deliverables.length === 0) return 'No deliverables specified';
  const named = deliverables.map(nameDeliverable);
  const full = named.join(', ');
  if (full.length <= CONDENSE_ABOVE) return full;
  const rest = named.length - KINDS_WHEN_CONDENSED;
  const first = named.slice(0, KINDS_WHEN_CONDENSED).join(', ');
  return rest > 0 ? `${first} +${rest} more` : first;
}

export function nameDeliverable({ kind, quantity }: Deliverable): string {
  const { one, many } = KIND_NAMES[kind];
  return `${quantity} ${quantity === 1 ? one : many}`;
}

/** "Instagram Reel" */
export function kindName(kind: DeliverableKind): string {
  return KIND_NAMES[kind].one;
}

export function contentTypeOf(kind: DeliverableKind): ContentType {
  const [type] = kind.split('_');
  return type as ContentType;
}
