import { suggestionEndpoints } from '#contract/campaigns/suggestions.ts';
import { handle } from '#server/platform/http/route.ts';
import { listSuggestions } from './queries/list-suggestions.ts';

export const suggestionRoutes = [
  handle(suggestionEndpoints.listSuggestions, ({ context, account }) => listSuggestions(context, account)),
];
