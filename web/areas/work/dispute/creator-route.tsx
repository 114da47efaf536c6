import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { DisputePage } from './dispute-page.tsx';
import { loadDispute } from './load-dispute.ts';
import { useDispute } from './use-dispute.ts';

export const Route = createFileRoute('/_member/creator/work/$id/dispute')({
  loader: ({ context, params: { id } }) => loadDispute(context, id),
  head: titled('Dispute'),
  component: CreatorDispute,
});

function CreatorDispute() {
  const { id } = Route.useParams();
  return <DisputePage bar={useBar('/creator')} workHref={`/creator/work/${id}`} {...useDispute(id)} />;
}
