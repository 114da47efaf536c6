import type { Finding, FoundAddress, FoundSocialLinks } from '#contract/businesses/enrichments.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { SOCIAL_PLATFORMS, type SocialLinkPlatform } from '#domain/businesses/enrichment.ts';
import { findOverlap, type OpeningSpan } from '#domain/businesses/opening-hours.ts';
import { formatCount } from '#domain/format/count.ts';
import type { Row } from './rows.ts';

/** A field while it is being typed. */
export type Draft =
  | { field: 'name' | 'description' | 'industry'; text: string }
  | { field: 'address'; address: FoundAddress }
  | { field: 'hours'; hours: readonly OpeningSpan[] }
  | { field: 'social_links'; links: Partial<Record<SocialLinkPlatform, string>> };

export function isTextField(field: Row['field']): field is 'name' | 'description' | 'industry' {
  return field === 'name' || field === 'description' || field === 'industry';
}

export function draftFor(row: Row, business: Onboarding['business']): Draft {
  const { field } = row;
  const [first] = row.findings;
  const value = first && (first.chosen ?? first.value);
  if (field === 'address')
    return { field, address: (value as FoundAddress) ?? { street: '', city: '', zip: '' } };
  if (field === 'hours') return { field, hours: (value as OpeningSpan[]) ?? [] };
  if (field === 'social_links') {
    const links = (value as FoundSocialLinks) ?? [];
    return { field, links: Object.fromEntries(links.map(({ platform, url }) => [platform, url])) };
  }
  const typed = {
    name: business?.has_name ? business.business_name : '',
    description: business?.description,
    industry: business?.industry,
  };
  const own = isTextField(field) ? field : 'name';
  return { field: own, text: (value as string | undefined) ?? typed[own] ?? '' };
}

/** The errors that can be found before sending. */
export function faultIn(draft: Draft): string | null {
  if (draft.field === 'name' && draft.text.trim() === '') return 'Enter your business name';
  if (draft.field === 'industry' && draft.text === '') return 'Choose an industry from the list';
  if (draft.field === 'description') {
    if (draft.text.trim() === '') return 'Write a sentence or cancel';
    if (draft.text.trim().length > BUSINESS_DESCRIPTION_MAX_LENGTH)
      return `Shorten it to ${formatCount(BUSINESS_DESCRIPTION_MAX_LENGTH)} characters`;
  }
  if (draft.field === 'address') {
    if (draft.address.street.trim() === '') return 'Enter a street address';
    if (!/^\d{5}$/.test(draft.address.zip.trim())) return 'Enter a 5-digit ZIP code';
  }
  if (draft.field === 'hours') {
    if (draft.hours.length === 0) return 'Add hours, or skip them';
    if (draft.hours.some(({ days, opens, closes }) => days.length === 0 || !opens || !closes))
      return 'Enter opening and closing times';
    if (findOverlap(draft.hours)) return 'These hours overlap on the same day';
  }
  if (draft.field === 'social_links') {
    const wrong = SOCIAL_PLATFORMS.find((platform) => {
      const link = draft.links[platform]?.trim();
      return link && !/^https?:\/\/\S+\.\S+$/.test(link);
    });
    if (wrong) return 'Enter full links, such as https://www.instagram.com/yourshop';
  }
  return null;
}

/** The value to send. Only valid for a draft without errors. */
export function sentValue(draft: Draft): NonNullable<Finding['chosen']> {
  if (draft.field === 'hours') return draft.hours.map((span) => ({ ...span, days: [...span.days] }));
  if (draft.field === 'address') {
    const { street, city, zip } = draft.address;
    return { street: street.trim(), city: city.trim(), zip: zip.trim() };
  }
  if (draft.field === 'social_links') {
    return SOCIAL_PLATFORMS.flatMap((platform) => {
      const url = draft.links[platform]?.trim();
      return url ? [{ platform, url, handle: handleIn(url) }] : [];
    });
  }
  return draft.text.trim();
}

function handleIn(url: string): string {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean).at(-1) : undefined;
  return last ? `@${last.replace(/^@/, '').slice(0, 90)}` : '';
}
