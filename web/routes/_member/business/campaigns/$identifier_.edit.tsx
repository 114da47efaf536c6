import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { BusinessLocation } from '#contract/locations.ts';
import { finishCampaignDraft } from '../../../../api/generated/sdk.gen.ts';
import { locationsOptions } from '../../../../components/locations/location-options.ts';
import { neighborhoodOptions } from '../../../../components/neighborhood-options.ts';
import { adviceFor } from '../../../../components/settings/form-trouble.ts';
import { titled } from '../../../../head.ts';
import { draftOptions, hintsOptions } from '../../../../pages/campaigns/builder/builder-options.ts';
import { BuilderPage } from '../../../../pages/campaigns/builder/builder-page.tsx';
import type { BuilderShop } from '../../../../pages/campaigns/builder/preview-card.tsx';
import { useDraft } from '../../../../pages/campaigns/builder/use-draft.ts';
import { ViewedBrief } from '../../../../pages/campaigns/builder/viewed-brief.tsx';
import { loadBuilder } from '../../../../session/load-builder.ts';
import { readAs } from '../../../../session/search-readers.ts';
import { isSignedOut, leadToDoor } from '../../../../session/session-lost.ts';
import { useBar } from '../../../../session/use-bar.ts';
import { toast } from '../../../../ui/toast.ts';

export const Route = createFileRoute('/_member/business/campaigns/$identifier_/edit')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadBuilder(context, params.identifier, deps.as),
  head: titled('Write a campaign'),
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
    ...hintsOptions(api, shop.id, draft.id, draft.edit_number),
    // What the market said before stays until it speaks again.
    placeholderData: keepPreviousData,
  });
  const [now] = useState(() => new Date(site.now));

  async function fund() {
    try {
      const path = { id: shop.id, identifier: draft.id };
      const { data: finished } = await finishCampaignDraft({ ...api, throwOnError: true, path });
      queries.setQueryData(draftOptions(api, shop.id, identifier).queryKey, finished);
      await router.navigate({ href: `/business/campaigns/${finished.slug ?? finished.id}/fund` });
    } catch (cause) {
      if (isSignedOut(cause)) return void leadToDoor(router);
      toast({ title: 'Not yet', description: adviceFor(cause), variant: 'destructive' });
    }
  }

  return (
    <BuilderPage
      shop={shop}
      handle={handle}
      hints={hints}
      locations={locations}
      neighborhoods={places.neighborhoods}
      now={now}
      onFund={fund}
    />
  );
}
