import { z } from 'zod';
import {
  ALT_TEXT_MAX_LENGTH,
  BUCKETS,
  CAPTION_MAX_LENGTH,
  ENTITY_TYPES,
  MEDIA_ROLES,
  MEDIA_STATUSES,
} from '#domain/media.ts';

/** A file as lists show it. Where to read it is asked for apart, for a whole list at once, and ends after an hour. */
export const mediaFile = z
  .object({
    id: z.string(),
    bucket_name: z.enum(BUCKETS),
    file_path: z.string(),
    entity_type: z.enum(ENTITY_TYPES),
    entity_id: z.string(),
    role: z.enum(MEDIA_ROLES),
    status: z.enum(MEDIA_STATUSES),
    failure: z.string().nullable(),
    content_type: z.string(),
    byte_size: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    duration_seconds: z.number().nullable(),
    widths: z.array(z.number().int()),
    has_poster: z.boolean(),
    placeholder: z.string().nullable(),
    original_name: z.string(),
    caption: z.string().nullable(),
    alt_text: z.string().nullable(),
    sort_order: z.number().int(),
    is_active: z.boolean(),
    created_at: z.string(),
    deleted_at: z.string().nullable(),
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.infer<typeof mediaFile>;

/** What belongs to one entity, in its order. Without a limit: 50, a gallery 20, and 1 where there is one at a time. */
export const mediaQuery = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.uuid(),
  role: z.enum(MEDIA_ROLES).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  /** `deleted` lists what can still be brought back, newest first; for those who may write. */
  state: z.enum(['active', 'deleted']).default('active'),
});
export const mediaFiles = z.object({ files: z.array(mediaFile) }).meta({ id: 'MediaFiles' });

export const mediaPathQuery = z.object({
  bucket_name: z.enum(BUCKETS),
  file_path: z.string().min(1).max(300),
});

export const mediaParams = z.object({ id: z.uuid() });

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable();

/** What is left out stays as it is; an empty text is none. */
export const mediaChange = z
  .object({ caption: words(CAPTION_MAX_LENGTH), alt_text: words(ALT_TEXT_MAX_LENGTH) })
  .partial()
  .meta({ id: 'MediaChange' });

/** `from_storage` takes the bytes away at once, so that nobody can bring the file back. */
export const mediaRemovalQuery = z.object({ from_storage: z.enum(['true', 'false']).default('false') });

/** The files of one role in their new order. Files that are not named stand behind them. */
export const mediaOrder = z
  .object({
    entity_type: z.enum(ENTITY_TYPES),
    entity_id: z.uuid(),
    role: z.enum(MEDIA_ROLES),
    ids: z.array(z.uuid()).min(1).max(200),
  })
  .meta({ id: 'MediaOrder' });

export const signedUrlsRequest = z
  .object({
    bucket_name: z.enum(BUCKETS),
    file_paths: z.array(z.string().min(1).max(300)).min(1).max(200),
    expires_in: z.literal(3600).default(3600),
  })
  .meta({ id: 'SignedUrlsRequest' });

/** Where a file can be read until `expires_at`. What the caller may not read, or is not there, is left out. */
export const signedFile = z
  .object({
    file_path: z.string(),
    /** The file itself; for a picture its largest copy. */
    url: z.string(),
    poster_url: z.string().nullable(),
    copies: z.array(z.object({ width: z.number().int(), url: z.string() })),
    expires_at: z.string(),
  })
  .meta({ id: 'SignedFile' });
export type SignedFile = z.infer<typeof signedFile>;
export const signedFiles = z.object({ files: z.array(signedFile) }).meta({ id: 'SignedFiles' });
