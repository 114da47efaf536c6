import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { RatingList } from './rating-list.tsx';
import { businessRatingsOptions, creatorRatingsOptions } from './rating-options.ts';

type LatestRatingsProps = { of: 'creator'; id: string } | { of: 'business'; campaign: string };

/** The latest ratings of a creator, or of a campaign's business. They load after the page. */
export function LatestRatings(props: LatestRatingsProps) {
  return props.of === 'creator' ? <OfCreator id={props.id} /> : <OfBusiness campaign={props.campaign} />;
}

function OfCreator({ id }: { id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(creatorRatingsOptions(api, id));
  return data ? <RatingList page={data} /> : null;
}

function OfBusiness({ campaign }: { campaign: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(businessRatingsOptions(api, campaign));
  return data ? <RatingList page={data} /> : null;
}
