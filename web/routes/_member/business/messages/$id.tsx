import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describePage } from '../../../../head.ts';
import { ConversationPage } from '../../../../pages/messages/conversation-page.tsx';
import { createTalkDeeds } from '../../../../session/create-talk-deeds.ts';
import { loadConversation } from '../../../../session/load-messages.ts';

const list = getRouteApi('/_member/business/messages');

export const Route = createFileRoute('/_member/business/messages/$id')({
  loader: async ({ context, params: { id } }) => {
    const { creator } = await loadConversation(context, { area: 'business', id });
    return { name: creator.name };
  },
  head: ({ match, loaderData }) =>
    describePage(match.context.site, {
      path: match.pathname,
      title: loaderData?.name ?? 'Messages',
    }),
  component: OneConversation,
});

function OneConversation() {
  const { id } = Route.useParams();
  const router = useRouter();
  const queries = useQueryClient();
  const deeds = useMemo(() => createTalkDeeds(router, queries, id), [router, queries, id]);
  return <ConversationPage area="business" id={id} view={list.useSearch()} deeds={deeds} />;
}
