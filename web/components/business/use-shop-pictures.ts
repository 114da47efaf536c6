import { useQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile } from '#contract/base/media.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';

/** The logo and the storefront of a business, with their signed addresses. */
export function useShopPictures(entity_id: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const [logo, hero] = useQueries({
    queries: (['logo', 'hero'] as const).map((role) =>
      mediaOptions(api, { entity_type: 'business', entity_id, role }),
    ),
    combine: (answers) => answers.map(({ data }) => readyOne(data?.files)),
  });
  const signed = useSignedUrls([logo, hero].filter((file) => file != null));
  return { logo: logo ?? null, hero: hero ?? null, signed };
}

function readyOne(files: readonly MediaFile[] = []): MediaFile | null {
  return files.find(({ status }) => status === 'ready') ?? null;
}
