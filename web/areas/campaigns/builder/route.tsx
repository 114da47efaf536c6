import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { call } from '#web/api/call.ts';
import { draftOptions, hintsOptions } from '#web/components/campaigns/builder-options.ts';
import { locationsOptions } from '#web/components/locations/location-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useAction } from '#web/session/use-action.ts';
import { useBar } from '#web/session/use-bar.ts';
import { BuilderPage } from './builder-page.tsx';
import { loadBuilder } from './load-builder.ts';
import type { BuilderShop } from './preview-card.tsx';
import { useDraft } from './use-draft.ts';
import { ViewedBrief } from './viewed-brief.tsx';

export const Route = createFileRoute('/_member/business/campaigns/$identifier/edit')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadBuilder(context, params.identifier, deps.as),
  head: titled('Edit campaign'),
  component: EditCampaign,
});

function EditCampaign() {
  const { shop, viewed } = Route.useLoaderData();
  const { identifier } = Route.useParams();
  const { api } = Route.useRouteContext();
  const { data: found } = useSuspenseQuery(locationsOptions(api, shop.id));
  const bar = useBar('/business/campaigns');
  if (viewed) {
    return <ViewedBrief bar={bar} shop={shop} identifier={identifier} locations={found.locations} />;
  }
  return <Builder key={identifier} shop={shop} identifier={identifier} locations={found.locations} />;
}

type BuilderProps = { shop: BuilderShop; identifier: string; locations: readonly BusinessLocation[] };

function Builder({ shop, identifier, locations }: BuilderProps) {
  const { api, site } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const handle = useDraft(shop.id, identifier);
  const { data: places } = useSuspenseQuery(neighborhoodOptions(api));
  const { draft } = handle;
  const { data: hints = null } = useQuery({
    ...hintsOptions(api, shop.id, draft.id, draft.version),
    // Keeps the previous hints until the new ones arrive.
    placeholderData: keepPreviousData,
  });
  const [now] = useState(() => new Date(site.now));

  const finishing = useAction(
    () =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/draft/completion', {
        params: { id: shop.id, identifier: draft.id },
      }),
    {
      after: async (finished) => {
        queries.setQueryData(draftOptions(api, shop.id, identifier).queryKey, finished);
        await router.navigate({ href: `/business/campaigns/${finished.slug ?? finished.id}/fund` });
      },
      failed: 'Not yet',
    },
  );

  /** The list may have been preloaded before the last save, and its answer may still be on its way. */
  async function leave(href: string) {
    await queries.cancelQueries();
    await queries.invalidateQueries({ refetchType: 'none' });
    await router.navigate({ href });
  }

  return (
    <BuilderPage
      shop={shop}
      handle={handle}
      hints={hints}
      locations={locations}
      neighborhoods={places.neighborhoods}
      now={now}
      onFund={finishing.run}
      onLeave={leave}
    />
  );
}
