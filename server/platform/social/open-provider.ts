import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
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
      : tiktok({ client_key: id, client_secret, api_base, now });
  }
  return config.has_social_sandbox ? sandbox({ config, platform, now }) : null;
}

/** The address to register with the platform. */
export function redirectAddress({ config }: Pick<Context, 'config'>, platform: ConnectablePlatform): string {
  return `${config.app_url}/auth/${platform}/callback`;
}
