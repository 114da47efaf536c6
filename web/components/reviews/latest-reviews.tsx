import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ReviewList } from './review-list.tsx';
import { businessReviewsOptions, creatorReviewsOptions } from './review-options.ts';

type LatestReviewsProps = { of: 'creator'; id: string } | { of: 'business'; campaign: string };

/** The latest ratings of a creator, or of a campaign's business. They load after the page. */
export function LatestReviews(props: LatestReviewsProps) {
  return props.of === 'creator' ? <OfCreator id={props.id} /> : <OfBusiness campaign={props.campaign} />;
}

function OfCreator({ id }: { id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(creatorReviewsOptions(api, id));
  return data ? <ReviewList page={data} /> : null;
}

function OfBusiness({ campaign }: { campaign: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(businessReviewsOptions(api, campaign));
  return data ? <ReviewList page={data} /> : null;
}
