import type { FoundAddress, FoundPicture, FoundSocialLinks } from '#contract/enrichments.ts';
import { describeHours, type OpeningHours } from '#domain/opening-hours.ts';
import type { Finding } from '#web/api/generated/types.gen.ts';

export type Industries = readonly { slug: string; name: string }[];

/** A value as people read it, whatever it is about. */
export function wordsOf(field: Finding['field'], value: Finding['value'], industries: Industries): string {
  if (field === 'industry') return industries.find(({ slug }) => slug === value)?.name ?? String(value);
  if (field === 'hours') return describeHours(value as OpeningHours);
  if (field === 'address') {
    const { street, city, zip } = value as FoundAddress;
    return `${street}, ${city}, NY ${zip}`;
  }
  if (field === 'social_links') {
    return (value as FoundSocialLinks)
      .map(({ platform, handle }) => `${PLATFORM_NAMES[platform]} ${handle}`)
      .join(', ');
  }
  if (field === 'logo' || field === 'photo') return (value as FoundPicture).url;
  return String(value);
}

export function pictureOf(finding: Finding): FoundPicture {
  return finding.value as FoundPicture;
}

export const PLATFORM_NAMES = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;
