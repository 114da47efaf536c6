import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { MOST_CHOSEN_FILES, MOST_CONTENT_CHOICES } from '#domain/work/content-limits.ts';
import { collaborationParams } from './collaborations.ts';
import { workFile } from './deliverables.ts';

/** The approved files of a business that match a filter. */
const contentFilter = z.object({
  campaign_id: z.uuid().optional(),
  creator_id: z.uuid().optional(),
  kind: z.enum(DELIVERABLE_KINDS).optional(),
  /** Searches file names, captions, campaigns and creators. */
  q: searchText,
});
export type ContentFilter = z.output<typeof contentFilter>;

const contentQuery = contentFilter.extend({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(24),
});
export type ContentQuery = z.output<typeof contentQuery>;

const archiveQuery = contentFilter.extend({
  /** Only these files, separated by commas. */
  file_ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).min(1).max(MOST_CHOSEN_FILES))
    .optional(),
});
export type ArchiveQuery = z.output<typeof archiveQuery>;

/** An approved file, with the deliverable it was made for and its usage rights. */
export const contentFile = z
  .object({
    file: workFile,
    byte_size: z.number(),
    collaboration_id: z.string(),
    deliverable_id: z.string(),
    kind: z.enum(DELIVERABLE_KINDS),
    caption: z.string(),
    campaign: z.object({ id: z.string(), identifier: z.string(), title: z.string() }),
    creator: z.object({ id: z.string(), name: z.string() }),
    approved_at: z.string(),
    rights: z.array(z.object({ label: z.string(), text: z.string(), is_granted: z.boolean() })).max(4),
  })
  .meta({ id: 'ContentFile' });
export type ContentFile = z.infer<typeof contentFile>;

const choice = z.object({ id: z.string(), name: z.string() });

export const contentPage = z
  .object({
    files: z.array(contentFile).max(50),
    next_cursor: z.string().nullable(),
    /** Counts of everything that matches the filter; only on the first page. */
    totals: z.object({ file_count: z.number().int(), byte_size: z.number() }).nullable(),
    /** Campaigns and creators that have approved files; only on the first page. */
    campaigns: z.array(choice).max(MOST_CONTENT_CHOICES),
    creators: z.array(choice).max(MOST_CONTENT_CHOICES),
  })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.infer<typeof contentPage>;

export const contentEndpoints = endpoints({
  listContent: {
    method: 'GET',
    url: '/api/businesses/:id/content',
    access: 'business',
    summary: "List a business's approved files, newest first",
    params: businessParams,
    query: contentQuery,
    response: contentPage,
  },
  downloadContent: {
    method: 'GET',
    url: '/api/businesses/:id/content/archive',
    access: 'business',
    summary: "Download a business's approved files as a zip, with captions, contracts and usage rights",
    params: businessParams,
    query: archiveQuery,
    produces: 'application/zip',
    response: FILE,
  },
  downloadWork: {
    method: 'GET',
    url: '/api/collaborations/:id/archive',
    access: 'agreement',
    summary: "Download a collaboration's approved files as a zip, with captions, contract and usage rights",
    params: collaborationParams,
    produces: 'application/zip',
    response: FILE,
  },
  downloadWorkFile: {
    method: 'GET',
    url: '/api/collaborations/:id/files/:media_file_id',
    access: 'agreement',
    summary: 'Download an approved file',
    params: collaborationParams.extend({ media_file_id: z.uuid() }),
    produces: 'application/octet-stream',
    response: FILE,
  },
});
