import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { DisputePage } from '../../../pages/dispute/dispute-page.tsx';
import { useDispute } from '../../../pages/dispute/use-dispute.ts';
import { loadDispute } from '../../../session/load-dispute.ts';
import { useBar } from '../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/creator/work/$id_/dispute')({
  loader: ({ context, params: { id } }) => loadDispute(context, { id, home: '/creator' }),
  head: titled('Dispute'),
  component: CreatorDispute,
});

function CreatorDispute() {
  const { id } = Route.useParams();
  return <DisputePage bar={useBar('/creator')} workHref={`/creator/work/${id}`} {...useDispute(id)} />;
}
