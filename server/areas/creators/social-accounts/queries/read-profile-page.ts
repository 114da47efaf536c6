import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { Outline } from '#server/platform/enrichment/outline.ts';

export interface ProfilePage {
  /** Texts in which the owner describes themselves, from every place on the page that has one. */
  bios: string[];
  /** Null unless the page gives the exact number. */
  followers: number | null;
}

/**
 * Reads only text by the owner of the profile. People who comment on the page or appear next to it must not be able to
 * prove that it is theirs.
 */
export function readProfilePage(platform: SocialPlatform, { descriptions, scripts }: Outline): ProfilePage {
  const bios = [...descriptions, ...BIOS[platform].flatMap((pattern) => stringsIn(scripts, pattern))];
  return {
    bios: bios.filter((bio) => bio !== ''),
    followers: countIn(scripts, FOLLOWERS[platform]) ?? countIn(descriptions.join('\n'), IN_WORDS),
  };
}

const TEXT = String.raw`"((?:[^"\\]|\\.){0,5000})"`;

const BIOS: Record<SocialPlatform, readonly RegExp[]> = {
  instagram: [new RegExp(`"biography":${TEXT}`, 'g')],
  tiktok: [new RegExp(`"signature":${TEXT}`, 'g')],
  youtube: [new RegExp(`"channelMetadataRenderer":\\{"title":${TEXT},"description":${TEXT}`, 'g')],
};

const FOLLOWERS: Record<SocialPlatform, RegExp> = {
  instagram: /"edge_followed_by":\{"count":(\d{1,10})\}/,
  tiktok: /"followerCount":(\d{1,10})[,}]/,
  youtube: /"subscriberCount":"?(\d{1,10})"?[,}]/,
};

/** Matches "6,284 Followers" but not "12K Followers", which is rounded. */
const IN_WORDS = /(?:^|\s)(\d{1,3}(?:,\d{3})*|\d+) (?:Followers|subscribers)\b/i;

function stringsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => textOf(match.at(-1) ?? ''));
}

function textOf(json: string): string {
  try {
    return String(JSON.parse(`"${json}"`));
  } catch {
    return '';
  }
}

function countIn(text: string, pattern: RegExp): number | null {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}
