import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { deletedMediaOptions, mediaOptions } from '#web/components/media/media-options.ts';
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
  const place = galleryPlace(businessId);
  const { data: shown } = useSuspenseQuery(mediaOptions(api, place));
  const { data: deleted } = useSuspenseQuery(deletedMediaOptions(api, place));
  return (
    <MediaPage
      bar={useBar('/business/media')}
      businessId={businessId}
      files={shown.files}
      deleted={deleted.files}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
