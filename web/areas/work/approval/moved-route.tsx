import { createFileRoute } from '@tanstack/react-router';
import { redirectToApproval } from '#web/components/work/load-work.ts';

export const Route = createFileRoute('/_member/business/work/$id')({
  loader: ({ context, params: { id }, location }) => redirectToApproval(context, id, location.searchStr),
});
