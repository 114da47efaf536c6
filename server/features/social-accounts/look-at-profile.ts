import { PLATFORM_NAMES, profileUrl, readHandle, type SocialPlatform } from '#domain/social-platforms.ts';
import type { Context } from '../../context.ts';
import { decodeText } from '../../enrichment/decode-text.ts';
import { fetchOutside } from '../../enrichment/fetch-outside.ts';
import { readProfilePage } from './read-profile-page.ts';

export type ReadProfile = (url: string) => ReturnType<typeof fetchOutside>;

export interface Look {
  has_code: boolean;
  followers: number | null;
  /** For whoever waits: what we saw. */
  seen: string;
}

/** Opens the profile as a stranger does and looks for the code. */
export async function lookAtProfile(
  context: Pick<Context, 'config'>,
  { platform, handle }: { platform: SocialPlatform; handle: string },
  code: string,
  read: ReadProfile = (url) => fetchOutside(context, url),
): Promise<Look> {
  const name = PLATFORM_NAMES[platform];
  const page = await read(profileUrl(platform, handle));
  const nothing = (seen: string): Look => ({ has_code: false, followers: null, seen });
  if (!page.ok) {
    if (page.failure === 'not_found') return nothing(`${name} knows nobody called @${handle}.`);
    if (page.failure === 'refused') {
      return nothing(`${name} would not show us @${handle} just now. Try again in a few minutes.`);
    }
    return nothing(`${name} did not answer when we looked for @${handle}. Try again in a few minutes.`);
  }
  // A page to sign in at, or anybody else's, proves nothing.
  if (readHandle(platform, page.url) !== handle) {
    return nothing(`${name} did not show @${handle} to strangers. Make the profile public and check again.`);
  }
  const { bios, followers } = readProfilePage(platform, decodeText(page.bytes, page.content_type));
  if (bios.some((bio) => bio.toLowerCase().includes(code.toLowerCase()))) {
    return { has_code: true, followers, seen: `We found ${code} in the bio of @${handle}.` };
  }
  const bio =
    bios.length > 0 ? `The bio of @${handle} does not hold ${code} yet` : `We saw no bio at @${handle}`;
  return nothing(`${bio}. A change can take a minute to show.`);
}
