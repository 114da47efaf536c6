/** Uploaded files: their bucket, their role and the limits on their number. */
export const BUCKETS = ['campaign_media', 'business_media', 'creator_media'] as const;
export type BucketName = (typeof BUCKETS)[number];

export const ENTITY_TYPES = ['campaign', 'business', 'creator'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const MEDIA_ROLES = [
  'avatar',
  'logo',
  'hero',
  'gallery',
  'portfolio',
  'submission',
  'attachment',
] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** The pictures a campaign has of its own, and a template keeps. */
export const CAMPAIGN_PICTURE_ROLES = ['hero', 'gallery'] as const;
export type CampaignPictureRole = (typeof CAMPAIGN_PICTURE_ROLES)[number];

export function isCampaignPicture(role: MediaRole): role is CampaignPictureRole {
  return CAMPAIGN_PICTURE_ROLES.some((one) => one === role);
}

export const MEDIA_STATUSES = ['processing', 'ready', 'failed'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

export const BUCKET_OF: Record<EntityType, BucketName> = {
  campaign: 'campaign_media',
  business: 'business_media',
  creator: 'creator_media',
};

/** Smaller copies of a picture are made in these widths, never wider than the picture itself. */
export const PICTURE_WIDTHS = [160, 480, 960, 1600] as const;
export const SIGNED_URL_SECONDS = 3600;
export const SIGNING_TIMEOUT_SECONDS = 8;
const ASSET_LIST_LIMIT = 50;
const GALLERY_LIST_LIMIT = 20;
export const HEIC_QUALITY = 0.9;
/** Deleted files can be restored for this long, then a job removes them. */
export const KEEP_DELETED_DAYS = 30;

/** The accepted file types. The browser converts HEIC and HEIF to JPEG before it uploads them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

/** Documents are kept unchanged, and downloaded rather than shown. */
export const PDF_TYPE = 'application/pdf';

export function isPictureType(type: string): type is PictureType {
  return PICTURE_TYPES.some((known) => known === type);
}

export function isVideoType(type: string): type is VideoType {
  return VIDEO_TYPES.some((known) => known === type);
}

/** The default length of a list. */
export function listLimit(role: MediaRole | undefined): number {
  if (role === undefined) return ASSET_LIST_LIMIT;
  if (role === 'gallery') return GALLERY_LIST_LIMIT;
  return isSingle(role) ? 1 : ASSET_LIST_LIMIT;
}

const SINGLE_ROLES: readonly MediaRole[] = ['avatar', 'logo', 'hero'];

/** There is only one file of these roles at a time: a new one replaces it. */
export function isSingle(role: MediaRole): boolean {
  return SINGLE_ROLES.includes(role);
}

export const CAPTION_MAX_LENGTH = 200;
export const ALT_TEXT_MAX_LENGTH = 300;
export const POSTER_MAX_BYTES = 2 * 1024 * 1024;

const MIB = 1024 * 1024;
const PICTURE_MAX_BYTES = 30 * MIB;

/**
 * The largest file of this type. Pictures are re-encoded in memory, so their limit is lower than that of videos.
 * Documents are never that large.
 */
export function maxBytes(limits: MediaLimits, contentType: string): number {
  return isVideoType(contentType) ? limits.max_bytes : Math.min(limits.max_bytes, PICTURE_MAX_BYTES);
}

export interface MediaLimits {
  /** The most files at a time. If it is one, a new file replaces it. */
  count: number;
  max_bytes: number;
  takes_video: boolean;
  takes_pdf?: true;
}

const PICTURE = { max_bytes: PICTURE_MAX_BYTES, takes_video: false } as const;

export interface StorageShare {
  /** The most bytes one person or business can store. */
  total: number;
  /** The most bytes a person can upload in a day. */
  a_day: number;
}

/** People who have worked with someone on Bizmeet can store ten times as much as a new account. */
export const STORAGE_SHARES = {
  newcomer: { total: 5 * 1024 * MIB, a_day: 2 * 1024 * MIB },
  working: { total: 50 * 1024 * MIB, a_day: 20 * 1024 * MIB },
} as const satisfies Record<string, StorageShare>;

/** The limits of each entity by role. A role that is missing here can't be uploaded for that entity. */
export const MEDIA_LIMITS: Record<EntityType, Partial<Record<MediaRole, MediaLimits>>> = {
  business: {
    logo: { count: 1, ...PICTURE },
    hero: { count: 1, ...PICTURE },
    gallery: { count: 60, max_bytes: 200 * MIB, takes_video: true },
    attachment: { count: 500, max_bytes: 200 * MIB, takes_video: true, takes_pdf: true },
  },
  creator: {
    avatar: { count: 1, ...PICTURE },
    portfolio: { count: 12, max_bytes: 200 * MIB, takes_video: true },
    submission: { count: 1000, max_bytes: 2048 * MIB, takes_video: true },
    attachment: { count: 500, max_bytes: 200 * MIB, takes_video: true, takes_pdf: true },
  },
  campaign: {
    hero: { count: 1, ...PICTURE },
    gallery: { count: 20, max_bytes: 200 * MIB, takes_video: true },
  },
};

/** Every answer about an upload has this header, which names the path of the finished file. */
export const BUCKET_HEADER = 'upload-bucket-name';
export const PATH_HEADER = 'upload-file-path';
