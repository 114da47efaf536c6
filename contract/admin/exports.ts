import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { EXPORT_STATUSES } from '#domain/admin/exports.ts';
import { ADMIN_LISTS } from '#domain/admin/lists.ts';

const day = z.iso.date();
const count = z.number().int();

/** The query parameters of the list, without its page and order. */
const filters = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().max(120))
  .refine((given) => Object.keys(given).length <= 12, { error: 'A list has at most 12 filters' });

const newListExport = z
  .strictObject({
    list: z.enum(ADMIN_LISTS),
    filters: filters.default({}),
    /** Days in New York, both included. Either may be left open. */
    first_day: day.nullable().default(null),
    last_day: day.nullable().default(null),
  })
  .refine(({ first_day, last_day }) => first_day === null || last_day === null || first_day <= last_day, {
    path: ['last_day'],
    error: 'Choose a last day that isn’t before the first',
  })
  .meta({ id: 'NewListExport' });
export type NewListExport = z.output<typeof newListExport>;

export const listExport = z
  .object({
    id: z.string(),
    list: z.enum(ADMIN_LISTS),
    filters: z.record(z.string(), z.string()),
    first_day: z.string().nullable(),
    last_day: z.string().nullable(),
    status: z.enum(EXPORT_STATUSES),
    /** The rows written so far. */
    row_count: count,
    byte_size: count,
    asked_at: z.string(),
    ended_at: z.string().nullable(),
    /** The file is deleted then. */
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'ListExport' });
export type ListExport = z.infer<typeof listExport>;

const listExports = z
  .object({ exports: z.array(listExport).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'ListExports' });

const params = z.object({ id: z.uuid() });

export const listExportEndpoints = endpoints({
  listExports: {
    method: 'GET',
    url: '/api/admin/list-exports',
    access: 'admin_amounts',
    summary: 'List my exports, newest first',
    query: z.object({ cursor }),
    response: listExports,
  },
  requestExport: {
    method: 'POST',
    url: '/api/admin/list-exports',
    access: 'admin_amounts',
    confirm: 'fresh',
    summary: 'Export a list as CSV; a job writes the file',
    body: newListExport,
    response: listExport,
    status: 202,
  },
  cancelExport: {
    method: 'POST',
    url: '/api/admin/list-exports/:id/cancellation',
    access: 'admin_amounts',
    summary: 'Cancel an export of mine that is still being written',
    params,
    response: listExport,
  },
  retryExport: {
    method: 'POST',
    url: '/api/admin/list-exports/:id/retry',
    access: 'admin_amounts',
    summary: 'Retry a failed export of mine from where it stopped',
    params,
    response: listExport,
  },
  downloadExport: {
    method: 'GET',
    url: '/api/admin/list-exports/:id/file',
    access: 'admin_amounts',
    summary: 'Download the file of an export of mine',
    params,
    response: FILE,
    produces: 'text/csv; charset=utf-8',
  },
});
