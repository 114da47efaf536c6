import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { ADMIN_LISTS, MOST_SAVED_VIEWS, SAVED_VIEW_NAME_MAX_LENGTH } from '#domain/admin/lists.ts';

const list = z.enum(ADMIN_LISTS);
const name = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(SAVED_VIEW_NAME_MAX_LENGTH, `Use ${SAVED_VIEW_NAME_MAX_LENGTH} characters or fewer`);

/** The search parameters of the page: its search, filters and sort order. */
const listView = z
  .record(z.string().regex(/^[a-z]{1,20}$/), z.string().min(1).max(120))
  .refine((view) => Object.keys(view).length <= 12, { error: 'A view has at most 12 parameters' });

export const savedView = z
  .object({ id: z.string(), name: z.string(), view: listView })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

const savedViews = z
  .object({ saved_views: z.array(savedView).max(MOST_SAVED_VIEWS) })
  .meta({ id: 'SavedViews' });

const newSavedView = z.strictObject({ list, name, view: listView }).meta({ id: 'NewSavedView' });
export type NewSavedView = z.output<typeof newSavedView>;
const savedViewChange = z.strictObject({ name }).meta({ id: 'SavedViewChange' });

const params = z.object({ id: z.uuid() });

export const savedViewEndpoints = endpoints({
  listSavedViews: {
    method: 'GET',
    url: '/api/admin/saved-views',
    access: 'admin',
    summary: 'List my saved views of a list by name',
    query: z.object({ list }),
    response: savedViews,
  },
  saveView: {
    method: 'POST',
    url: '/api/admin/saved-views',
    access: 'admin',
    summary: 'Save a view of a list under a name',
    body: newSavedView,
    response: savedView,
    status: 201,
  },
  renameView: {
    method: 'PATCH',
    url: '/api/admin/saved-views/:id',
    access: 'admin',
    summary: 'Rename a saved view of mine',
    params,
    body: savedViewChange,
    response: savedView,
  },
  deleteView: {
    method: 'DELETE',
    url: '/api/admin/saved-views/:id',
    access: 'admin',
    summary: 'Delete a saved view of mine',
    params,
    response: done,
  },
});
