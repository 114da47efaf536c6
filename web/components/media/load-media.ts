import type { MediaFile } from '#contract/base/media.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { type MediaPlace, mediaOptions, signedUrlsOptions } from './media-options.ts';

/** For loaders: the list and its signed addresses, so that the first HTML includes the pictures. */
export async function loadMedia(context: RouterContext, place: MediaPlace & { limit?: number }) {
  const client = getQueryClient(context);
  const { files } = await client.ensureQueryData(mediaOptions(context.api, place));
  await loadSignedUrls(context, files);
  return files;
}

/** A signing failure doesn't fail the page, which works without pictures. */
export async function loadSignedUrls(context: RouterContext, files: readonly MediaFile[]): Promise<void> {
  const client = getQueryClient(context);
  const ready = files.filter(({ status }) => status === 'ready');
  await Promise.all(signedUrlsOptions(context.api, ready).map((options) => client.prefetchQuery(options)));
}
