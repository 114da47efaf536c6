import { suggestions } from '#contract/suggestions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listSuggestions } from './list-suggestions.ts';

export const suggestionRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/suggested-campaigns',
    access: 'creator',
    operation: 'listSuggestions',
    summary: 'Open campaigns that fit the creator, with the reasons',
    response: suggestions,
    handle: ({ context, ...call }) => listSuggestions(context, signedIn(call).account.user_id),
  }),
];
