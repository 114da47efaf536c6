import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { PlatformNumbers } from '../../social/social-provider.ts';

/** What was read, with where and when. A reading that succeeds ends a row of failures. */
export function readColumns(platform: ConnectablePlatform, numbers: PlatformNumbers, now: Date) {
  const at = now.toISOString();
  return {
    handle: numbers.handle,
    followers: numbers.followers,
    avg_views: numbers.avg_views,
    is_private: numbers.is_private,
    numbers_source: platform,
    numbers_read_at: at,
    failing_since: null,
    last_failure: null,
    updated_at: at,
  };
}
