import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { deletedMediaOptions, mediaOptions, signedUrlsOptions } from '#web/components/media/media-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { galleryPlace } from './gallery-place.ts';
import { MediaPage } from './media-page.tsx';

export const Route = createFileRoute('/_member/business/media')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const viewed = await viewBusiness(context, deps.as);
    const businessId = viewed?.id ?? context.auth.getState().user?.business?.id ?? '';
    const client = getQueryClient(context);
    const place = galleryPlace(businessId);
    const [shown, deleted] = await Promise.all([
      client.ensureQueryData(mediaOptions(context.api, place)),
      client.ensureQueryData(deletedMediaOptions(context.api, place)),
    ]);
    await Promise.all([loadSignedUrls(context, shown.files), loadSignedUrls(context, deleted.files)]);
    return { viewed, businessId };
  },
  head: titled('Photos and videos'),
  component: BusinessMedia,
});

function BusinessMedia() {
  const { viewed, businessId } = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  const queries = useQueryClient();
  const [place, setPlace] = useState(() => galleryPlace(businessId));
  const { data: shown } = useSuspenseQuery(mediaOptions(api, place));
  const { data: deleted } = useSuspenseQuery(deletedMediaOptions(api, place));

  async function showUpTo(limit: number) {
    const next = galleryPlace(businessId, limit);
    const { files } = await queries.ensureQueryData(mediaOptions(api, next));
    await Promise.all(signedUrlsOptions(api, files).map((options) => queries.prefetchQuery(options)));
    setPlace(next);
  }

  return (
    <MediaPage
      bar={useBar('/business/media')}
      businessId={businessId}
      place={place}
      files={shown.files}
      hiddenCount={Math.max(0, shown.found_count - shown.files.length)}
      onShowUpTo={showUpTo}
      deleted={deleted.files}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
