import { createFileRoute } from '@tanstack/react-router';
import { redirectToReview } from '#web/components/work/load-work.ts';

export const Route = createFileRoute('/_member/business/work/$id')({
  loader: ({ context, params: { id }, location }) => redirectToReview(context, id, location.searchStr),
});
