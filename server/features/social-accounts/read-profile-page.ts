import { load } from 'cheerio/slim';
import type { SocialPlatform } from '#domain/social-platforms.ts';

export interface ProfilePage {
  /** What the owner of the profile wrote about themselves, wherever the page holds it. */
  bios: string[];
  /** Null unless the page says it to the last digit. */
  followers: number | null;
}

/**
 * Reads only what the owner of a profile writes there: whoever comments on a page or is shown beside it must not be
 * able to prove that the page is theirs.
 */
export function readProfilePage(platform: SocialPlatform, html: string): ProfilePage {
  const $ = load(html);
  const metas = ['meta[name="description"]', 'meta[property="og:description"]'].map(
    (selector) => $(selector).first().attr('content') ?? '',
  );
  const scripts = $('script')
    .map((_, script) => $(script).text())
    .get()
    .join('\n');
  const bios = [...metas, ...BIOS[platform].flatMap((pattern) => stringsIn(scripts, pattern))];
  return {
    bios: bios.filter((bio) => bio !== ''),
    followers: countIn(scripts, FOLLOWERS[platform]) ?? countIn(metas.join('\n'), IN_WORDS),
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

/** "6,284 Followers", and not "12K Followers", which is no number. */
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
