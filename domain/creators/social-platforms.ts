/** The platforms of creators' audiences, and how accounts are named there. */
export const SOCIAL_PLATFORMS = ['instagram', 'tiktok', 'youtube'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** These platforms can confirm an identity; YouTube accounts are verified by a code only. */
export const CONNECTABLE_PLATFORMS = ['instagram', 'tiktok'] as const;
export type ConnectablePlatform = (typeof CONNECTABLE_PLATFORMS)[number];

export const PLATFORM_NAMES: Record<SocialPlatform, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

export function isConnectable(platform: SocialPlatform): platform is ConnectablePlatform {
  return (CONNECTABLE_PLATFORMS as readonly SocialPlatform[]).includes(platform);
}

export const HANDLE_MAX_LENGTH = 30;
/** No account has more than a few hundred million followers or views. */
export const MOST_COUNTED = 1_000_000_000;

const HANDLES: Record<SocialPlatform, RegExp> = {
  instagram: /^[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/,
  tiktok: /^[a-z0-9._]{1,23}[a-z0-9_]$/,
  youtube: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._·-]{1,28})[\p{L}\p{M}\p{N}]$/u,
};

/** The start of a profile's path. YouTube and TikTok write an @ before a person's name. */
const ADDRESSES: Record<SocialPlatform, RegExp> = {
  instagram: /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)/i,
  tiktok: /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/(@[^/?#]+)/i,
  youtube: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(@[^/?#]+)/i,
};

/** The handle in a typed or pasted text: `maya`, `@Maya`, or the address of the profile. Null if there is none. */
export function readHandle(platform: SocialPlatform, typed: string): string | null {
  const text = typed.trim();
  const named = text.includes('/') ? handleInAddress(platform, text) : text;
  const handle = (named ?? '').replace(/^@/, '').normalize('NFC').toLowerCase();
  return HANDLES[platform].test(handle) ? handle : null;
}

/** The public address of the account. */
export function profileUrl(platform: SocialPlatform, handle: string): string {
  const name = encodeURIComponent(handle);
  switch (platform) {
    case 'instagram':
      return `https://www.instagram.com/${name}/`;
    case 'tiktok':
      return `https://www.tiktok.com/@${name}`;
    case 'youtube':
      return `https://www.youtube.com/@${name}`;
  }
}

function handleInAddress(platform: SocialPlatform, text: string): string | null {
  const [, name] = ADDRESSES[platform].exec(text) ?? [];
  return name === undefined ? null : decode(name);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
