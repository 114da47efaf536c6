import {
  PLATFORM_NAMES,
  profileUrl,
  readHandle,
  type SocialPlatform,
} from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { decodeText } from '#server/platform/enrichment/decode-text.ts';
import { fetchOutside } from '#server/platform/enrichment/fetch-outside.ts';
import { outlineInThread } from '#server/platform/enrichment/study-in-thread.ts';
import { readProfilePage } from '../queries/read-profile-page.ts';

export type ReadProfile = (url: string) => ReturnType<typeof fetchOutside>;

export interface Look {
  has_code: boolean;
  followers: number | null;
  /** A description of what we saw, for the person who waits. */
  seen: string;
}

/** Opens the public profile and looks for the code. */
export async function checkProfile(
  context: Pick<Context, 'config'>,
  { platform, handle }: { platform: SocialPlatform; handle: string },
  code: string,
  read: ReadProfile = (url) => fetchOutside(context, url),
): Promise<Look> {
  const name = PLATFORM_NAMES[platform];
  const page = await read(profileUrl(platform, handle));
  const nothing = (seen: string): Look => ({ has_code: false, followers: null, seen });
  if (!page.ok) {
    if (page.failure === 'not_found') return nothing(`${name} has no account called @${handle}.`);
    if (page.failure === 'refused') {
      return nothing(`${name} wouldn’t show us @${handle}. Try again in a few minutes.`);
    }
    return nothing(`${name} didn’t respond when we looked up @${handle}. Try again in a few minutes.`);
  }
  // A sign-in page or another person's profile proves nothing.
  if (readHandle(platform, page.url) !== handle) {
    return nothing(`@${handle} is private on ${name}. Make the profile public and check again.`);
  }
  const html = decodeText(page.bytes, page.content_type);
  const outline = await outlineInThread({ url: page.url, html });
  if (outline === null)
    return nothing(`We couldn’t read the page of @${handle} on ${name}. Try again later.`);
  const { bios, followers } = readProfilePage(platform, outline);
  if (bios.some((bio) => bio.toLowerCase().includes(code.toLowerCase()))) {
    return { has_code: true, followers, seen: `We found ${code} in the bio of @${handle}.` };
  }
  const bio =
    bios.length > 0 ? `We couldn’t find ${code} in the bio of @${handle} yet` : `@${handle} has no bio`;
  return nothing(`${bio}. A change can take a minute to show.`);
}
