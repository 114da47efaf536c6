import { PLATFORM_NAMES, readHandle, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import { Problem } from '#server/platform/errors.ts';

export function requireHandle(platform: SocialPlatform, typed: string): string {
  const handle = readHandle(platform, typed);
  if (handle !== null) return handle;
  const message = `Type the handle as ${PLATFORM_NAMES[platform]} shows it, like @maya.eats`;
  throw new Problem('invalid_input', `${message}.`, [{ path: 'handle', message }]);
}
