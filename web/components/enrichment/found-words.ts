import type {
  Finding,
  FoundAddress,
  FoundPicture,
  FoundSocialLinks,
} from '#contract/businesses/enrichments.ts';
import { describeHours, type OpeningHours } from '#domain/businesses/opening-hours.ts';

export type Industries = readonly { slug: string; name: string }[];

/** A finding's value as text, for any field. */
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
