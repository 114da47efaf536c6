import type { CreatorApplication } from '#contract/creators/profiles.ts';
import { loadMedia } from '#web/components/media/load-media.ts';
import { ownSocialAccountsOptions } from '#web/components/social/social-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { applicationCalls } from './application-calls.ts';
import { applicationOptions } from './application-options.ts';
import { photoPlace } from './photo-place.ts';
import { portfolioPlace } from './portfolio-place.ts';

/** The application with its work and accounts, for pages that show all of it. It isn't created if it doesn't exist. */
export async function loadApplication(context: RouterContext): Promise<CreatorApplication> {
  const client = getQueryClient(context);
  // Awaited together: if one of two fails first, nobody would handle the failure of the other.
  const [application] = await Promise.all([
    loadWork(context),
    client.ensureQueryData(ownSocialAccountsOptions(context.api)),
  ]);
  return application;
}

async function loadWork(context: RouterContext): Promise<CreatorApplication> {
  const application = await getQueryClient(context).ensureQueryData(applicationOptions(context.api));
  if (application.profile) {
    const { id } = application.profile;
    await Promise.all([loadMedia(context, portfolioPlace(id)), loadMedia(context, photoPlace(id))]);
  }
  return application;
}

/** Loads the application and creates it if needed: opening the form starts one. */
export async function loadOwnApplication(context: RouterContext, isPreload: boolean): Promise<void> {
  const application = await loadApplication(context);
  if (application.profile !== null || isPreload) return;
  const begun = await applicationCalls(context.api).begin();
  getQueryClient(context).setQueryData(applicationOptions(context.api).queryKey, begun);
  await loadApplication(context);
}
