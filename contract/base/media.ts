import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import {
  ALT_TEXT_MAX_LENGTH,
  BUCKETS,
  CAPTION_MAX_LENGTH,
  ENTITY_TYPES,
  MEDIA_ROLES,
  MEDIA_STATUSES,
} from '#domain/base/media.ts';

/**
 * A file as lists show it. Its download address is requested separately, for an entire list at once, and expires
 * after an hour.
 */
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

/**
 * The files of one entity, in order. The default limit is 50, for a gallery 20, and 1 for roles with a single file.
 */
export const mediaQuery = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.uuid(),
  role: z.enum(MEDIA_ROLES).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).optional(),
  /** `deleted` lists files that can still be restored, newest first; only for people who may write. */
  state: z.enum(['active', 'deleted']).default('active'),
});
const mediaFiles = z
  .object({
    files: z.array(mediaFile),
    /** Including those beyond the limit. */
    found_count: z.number().int(),
  })
  .meta({ id: 'MediaFiles' });
export type MediaFiles = z.infer<typeof mediaFiles>;

const mediaPathQuery = z.object({
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

/** Fields that are left out stay as they are; an empty text clears the field. */
export const mediaChange = z
  .object({ caption: words(CAPTION_MAX_LENGTH), alt_text: words(ALT_TEXT_MAX_LENGTH) })
  .partial()
  .meta({ id: 'MediaChange' });

/** `from_storage` removes the bytes at once, so the file can't be restored. */
const mediaRemovalQuery = z.object({ from_storage: z.enum(['true', 'false']).default('false') });

/** The files of one role in their new order. Files that aren't listed follow at the end. */
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

/** A file's address, valid until `expires_at`. Files that are missing or that the caller may not read are left out. */
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
const signedFiles = z.object({ files: z.array(signedFile) }).meta({ id: 'SignedFiles' });

export const mediaEndpoints = endpoints({
  listMedia: {
    method: 'GET',
    url: '/api/media',
    access: 'in_good_standing',
    is_viewable: true,
    summary: 'List the files of a business, creator or campaign, in order',
    query: mediaQuery,
    response: mediaFiles,
  },
  signMediaUrls: {
    method: 'POST',
    url: '/api/media/signed-urls',
    access: 'in_good_standing',
    is_viewable: true,
    summary: 'Create download addresses that last an hour, for the files I can read',
    body: signedUrlsRequest,
    response: signedFiles,
  },
  getMediaByPath: {
    method: 'GET',
    url: '/api/media/by-path',
    access: 'in_good_standing',
    summary: "Get an upload's status by its path",
    query: mediaPathQuery,
    response: mediaFile,
  },
  orderMedia: {
    method: 'PUT',
    url: '/api/media/order',
    access: 'in_good_standing',
    summary: 'Reorder the files of a role',
    body: mediaOrder,
    response: mediaFiles,
  },
  changeMedia: {
    method: 'PATCH',
    url: '/api/media/:id',
    access: 'in_good_standing',
    summary: "Update a file's description",
    params: mediaParams,
    body: mediaChange,
    response: mediaFile,
  },
  removeMedia: {
    method: 'DELETE',
    url: '/api/media/:id',
    access: 'in_good_standing',
    summary: 'Delete a file; it can be restored for 30 days unless its bytes are removed too',
    params: mediaParams,
    query: mediaRemovalQuery,
    response: mediaFile,
  },
  restoreMedia: {
    method: 'POST',
    url: '/api/media/:id/restoration',
    access: 'in_good_standing',
    summary: 'Restore a deleted file',
    params: mediaParams,
    response: mediaFile,
  },
});
