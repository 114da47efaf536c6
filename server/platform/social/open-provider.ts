import {
  type ConnectablePlatform,
  isConnectable,
  type SocialPlatform,
} from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { fetchOutside } from '#server/platform/enrichment/fetch-outside.ts';
import { instagram } from './instagram.ts';
import { sandbox } from './sandbox.ts';
import type { SocialProvider } from './social-provider.ts';
import { tiktok } from './tiktok.ts';

/** The platform itself if there are keys, else the sandbox; null in production without keys or sandbox. */
export function openProvider(
  { config, now }: Pick<Context, 'config' | 'now'>,
  platform: ConnectablePlatform,
): SocialProvider | null {
  const keys = config[platform];
  if (keys !== null) {
    const { id, secret: client_secret, api_base } = keys;
    return platform === 'instagram'
      ? instagram({ client_id: id, client_secret, api_base, now })
      : tiktok({ client_key: id, client_secret, api_base, now, follow: (url) => follow({ config }, url) });
  }
  return config.has_social_sandbox ? sandbox({ config, platform, now }) : null;
}

/** Only the final address matters, so a page that refuses robots is as good as one that answers. */
async function follow(context: Pick<Context, 'config'>, url: string): Promise<string> {
  return (await fetchOutside(context, url)).url;
}

/** False if numbers of posts on this platform are always typed on this installation. */
export function canReadPosts(context: Pick<Context, 'config' | 'now'>, platform: SocialPlatform): boolean {
  if (!isConnectable(platform)) return context.config.youtube !== null;
  return openProvider(context, platform) !== null;
}

/** The address to register with the platform. */
export function redirectAddress({ config }: Pick<Context, 'config'>, platform: ConnectablePlatform): string {
  return `${config.app_url}/auth/${platform}/callback`;
}
