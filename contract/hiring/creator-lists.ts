import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import {
  LIST_NAME_MAX_LENGTH,
  LIST_NOTE_MAX_LENGTH,
  LIST_PAGE,
  MOST_LISTS,
} from '#domain/hiring/creator-lists.ts';
import { directoryCreator } from './directory.ts';

const shopParams = z.object({ id: z.uuid() });
const listParams = shopParams.extend({ list_id: z.uuid() });
const entryParams = listParams.extend({ creator_id: z.uuid() });

/** A list the whole team of a business shares. */
const creatorList = z
  .object({
    id: z.string(),
    name: z.string(),
    creator_count: z.number().int(),
    created_by_name: z.string(),
    updated_at: z.string(),
    /** Whether the creator asked about is on it; null if nobody was asked about. */
    has_creator: z.boolean().nullable(),
  })
  .meta({ id: 'CreatorList' });
export type CreatorList = z.infer<typeof creatorList>;

const creatorLists = z.object({ lists: z.array(creatorList).max(MOST_LISTS) }).meta({ id: 'CreatorLists' });

const listName = z
  .object({
    name: oneLine()
      .min(1, 'Name the list')
      .max(LIST_NAME_MAX_LENGTH, `Use at most ${LIST_NAME_MAX_LENGTH} characters`),
  })
  .meta({ id: 'CreatorListName' });

const listNote = z
  .object({
    /** Left out, an earlier note stays. */
    note: z
      .string()
      .trim()
      .max(LIST_NOTE_MAX_LENGTH, `Use at most ${LIST_NOTE_MAX_LENGTH} characters`)
      .optional(),
  })
  .meta({ id: 'CreatorListNote' });

/** A saved creator. Those who are no longer listed keep only their name and the team's note. */
const listEntry = z
  .object({
    creator_id: z.string(),
    name: z.string(),
    note: z.string(),
    added_by_name: z.string(),
    added_at: z.string(),
    creator: directoryCreator.nullable(),
  })
  .meta({ id: 'CreatorListEntry' });
export type CreatorListEntry = z.infer<typeof listEntry>;

const listPage = z
  .object({
    list: creatorList,
    entries: z.array(listEntry).max(LIST_PAGE),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'CreatorListPage' });
export type CreatorListPage = z.infer<typeof listPage>;

export const creatorListEndpoints = endpoints({
  listCreatorLists: {
    method: 'GET',
    url: '/api/businesses/:id/creator-lists',
    access: 'business',
    summary: "List a business's lists of creators",
    params: shopParams,
    query: z.object({ creator_id: z.uuid().optional() }),
    response: creatorLists,
  },
  createCreatorList: {
    method: 'POST',
    url: '/api/businesses/:id/creator-lists',
    access: 'business',
    summary: 'Create a list of creators for the team',
    params: shopParams,
    body: listName,
    response: creatorList,
    status: 201,
  },
  getCreatorList: {
    method: 'GET',
    url: '/api/businesses/:id/creator-lists/:list_id',
    access: 'business',
    summary: 'Get a list of creators with a page of its people',
    params: listParams,
    query: z.object({ cursor }),
    response: listPage,
  },
  renameCreatorList: {
    method: 'PATCH',
    url: '/api/businesses/:id/creator-lists/:list_id',
    access: 'business',
    summary: 'Rename a list of creators',
    params: listParams,
    body: listName,
    response: done,
  },
  deleteCreatorList: {
    method: 'DELETE',
    url: '/api/businesses/:id/creator-lists/:list_id',
    access: 'business',
    summary: 'Delete a list of creators',
    params: listParams,
    response: done,
  },
  saveToCreatorList: {
    method: 'PUT',
    url: '/api/businesses/:id/creator-lists/:list_id/creators/:creator_id',
    access: 'business',
    summary: 'Save a creator to a list, or change the note about them',
    params: entryParams,
    body: listNote,
    response: done,
  },
  removeFromCreatorList: {
    method: 'DELETE',
    url: '/api/businesses/:id/creator-lists/:list_id/creators/:creator_id',
    access: 'business',
    summary: 'Remove a creator from a list',
    params: entryParams,
    response: done,
  },
});
