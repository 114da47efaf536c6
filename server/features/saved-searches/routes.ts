import {
  newSavedSearch,
  savedSearch,
  savedSearchChange,
  savedSearches,
  savedSearchParams,
  savedSearchStanding,
  savedSearchToken,
} from '#contract/saved-searches.ts';
import { DONE, done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeSearch, deleteSearch } from './change-search.ts';
import { listSearches } from './list-searches.ts';
import { saveSearch } from './save-search.ts';
import { getMailStanding, stopMail } from './stop-mail.ts';

export const savedSearchRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/saved-searches',
    access: 'creator',
    operation: 'listSavedSearches',
    summary: 'The searches one has saved',
    response: savedSearches,
    handle: async ({ context, ...call }) => ({
      saved_searches: await listSearches(context.db, signedIn(call).account.user_id),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/saved-searches',
    access: 'creator',
    operation: 'saveSearch',
    summary: 'Save the filters of the campaign list under a name',
    body: newSavedSearch,
    response: savedSearch,
    status: 201,
    handle: ({ context, body, ...call }) => saveSearch(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/saved-searches/:id',
    access: 'creator',
    operation: 'changeSavedSearch',
    summary: 'Change a saved search or its daily mail',
    params: savedSearchParams,
    body: savedSearchChange,
    response: savedSearch,
    handle: ({ context, params: { id }, body, ...call }) =>
      changeSearch(context, { user_id: signedIn(call).account.user_id, id }, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/saved-searches/:id',
    access: 'creator',
    operation: 'deleteSavedSearch',
    summary: 'Delete a saved search',
    params: savedSearchParams,
    response: done,
    handle: async ({ context, params: { id }, ...call }) => {
      await deleteSearch(context.db, { user_id: signedIn(call).account.user_id, id });
      return DONE;
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/saved-search-standing',
    access: 'everyone',
    operation: 'getSavedSearchStanding',
    summary: 'What the link in a mail about a saved search stands for',
    query: savedSearchToken,
    response: savedSearchStanding,
    handle: ({ context, query }) => getMailStanding(context, query.token),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/saved-search-stops',
    access: 'everyone',
    operation: 'stopSavedSearchMail',
    summary: 'Stop the daily mail about a saved search, without signing in',
    body: savedSearchToken,
    response: savedSearchStanding,
    handle: ({ context, body }) => stopMail(context, body.token),
  }),
];
