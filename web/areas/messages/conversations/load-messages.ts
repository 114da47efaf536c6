import { redirect } from '@tanstack/react-router';
import { workOptions } from '#web/components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import {
  conversationOptions,
  conversationsOptions,
  type MessagesArea,
  type MessagesView,
  messagesOptions,
} from './messages-options.ts';

interface Asked {
  area: MessagesArea;
  id: string | undefined;
  view: MessagesView;
}

/** Loads the list, and the conversation that is open beside it. */
export async function loadMessages(context: RouterContext, { area, id, view }: Asked): Promise<void> {
  const list = getQueryClient(context).ensureInfiniteQueryData(conversationsOptions(context.api, view));
  await Promise.all([list, id !== undefined && loadConversation(context, area, id)]);
}

/** A conversation that doesn't exist, or belongs to others, redirects to the list. */
async function loadConversation(context: RouterContext, area: MessagesArea, id: string): Promise<void> {
  const queries = getQueryClient(context);
  const { api } = context;
  const thread = queries.prefetchInfiniteQuery(messagesOptions(api, id));
  const { collaboration_id } = await queries
    .fetchQuery(conversationOptions(api, id))
    .catch((cause: unknown) => {
      const { code = '' } = (cause ?? {}) as { code?: string };
      if (NO_SUCH.includes(code)) throw redirect({ href: `/${area}/messages`, replace: true });
      throw cause;
    });
  await Promise.all([thread, collaboration_id && queries.prefetchQuery(workOptions(api, collaboration_id))]);
}

/** Errors of an address that no conversation has. */
const NO_SUCH = ['invalid_input', 'not_found'];
