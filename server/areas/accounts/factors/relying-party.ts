import type { Config } from '#server/platform/config.ts';

export const SITE_NAME = 'Bizmeet';

/** The relying party of our passkeys. They work only at the address of `APP_URL`. */
export function relyingParty({ app_url }: Pick<Config, 'app_url'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(app_url);
  return { id: hostname, origin };
}
