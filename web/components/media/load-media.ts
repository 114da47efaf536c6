import type { MediaFile } from '#contract/media.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { type MediaPlace, mediaOptions, signedUrlsOptions } from './media-options.ts';

/** For loaders: the list and the addresses of what is in it, so that the first HTML holds the pictures. */
export async function loadMedia(context: RouterContext, place: MediaPlace & { limit?: number }) {
  const client = getQueryClient(context);
  const { files } = await client.ensureQueryData(mediaOptions(context.api, place));
  await loadSignedUrls(context, files);
  return files;
}

/** A page without its pictures is still a page, so what cannot be signed is no failure of the page. */
export async function loadSignedUrls(context: RouterContext, files: readonly MediaFile[]): Promise<void> {
  const client = getQueryClient(context);
  const ready = files.filter(({ status }) => status === 'ready');
  await Promise.all(signedUrlsOptions(context.api, ready).map((options) => client.prefetchQuery(options)));
}
