import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadSignedUrls } from '../../../components/media/load-media.ts';
import { deletedMediaOptions, mediaOptions } from '../../../components/media/media-options.ts';
import { titled } from '../../../head.ts';
import { galleryPlace } from '../../../pages/media/gallery-place.ts';
import { MediaPage } from '../../../pages/media/media-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readAs } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';
import { viewBusiness } from '../../../session/viewed-business.ts';

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
