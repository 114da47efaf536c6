import type { Config } from '#server/platform/config.ts';

/** The QR code of a counter code opens this: the counter of the shop with the code filled in. */
export function counterUrl({ app_url }: Pick<Config, 'app_url'>, code: string): string {
  return `${app_url}/business/counter?code=${encodeURIComponent(code)}`;
}

export function shortUrl({ app_url }: Pick<Config, 'app_url'>, code: string): string {
  return `${app_url}/go/${code}`;
}
