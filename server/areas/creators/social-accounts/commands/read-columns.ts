import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { PlatformNumbers } from '#server/platform/social/social-provider.ts';

/** The columns written after a successful read, with its source and time. A success resets the count of failures. */
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
