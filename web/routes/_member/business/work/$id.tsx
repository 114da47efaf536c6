import { createFileRoute } from '@tanstack/react-router';
import { leadToReview } from '../../../../session/load-work.ts';

export const Route = createFileRoute('/_member/business/work/$id')({
  loader: ({ context, params: { id }, location }) => leadToReview(context, id, location.searchStr),
});
