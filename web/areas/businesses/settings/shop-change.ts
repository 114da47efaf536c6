import type { Business } from '#contract/businesses/businesses.ts';
import {
  readShopSocial,
  SHOP_SOCIALS,
  type ShopSocial,
  socialName,
} from '#domain/businesses/shop-socials.ts';
import { shortAddress } from '#domain/businesses/website.ts';

const TEXT_FIELDS = ['business_name', 'industry', 'website', 'description'] as const;

/** The fields of a shop that its members edit; members, goals, locations and neighborhood have separate endpoints. */
export const SHOP_FIELDS = [...TEXT_FIELDS, ...SHOP_SOCIALS] as const;
export type ShopField = (typeof SHOP_FIELDS)[number];
export type ShopDraft = Partial<Record<ShopField, string>>;

const FIELD_NAMES: Record<(typeof TEXT_FIELDS)[number], string> = {
  business_name: 'Name',
  industry: 'Industry',
  website: 'Website',
  description: 'Description',
};

/** The value as the field shows it. */
export function shownValue(business: Business, field: ShopField): string {
  if (isSocial(field)) {
    const link = business.social_links.find(({ platform }) => platform === field);
    return link ? shortAddress(link.url) : '';
  }
  if (field === 'website') return business.website ? shortAddress(business.website) : '';
  return business[field] ?? '';
}

/** The fields of a draft that differ from the saved shop. */
export function changedFields(business: Business, draft: ShopDraft): ShopField[] {
  return SHOP_FIELDS.filter((field) => {
    const typed = draft[field];
    return typed !== undefined && typed.trim() !== shownValue(business, field);
  });
}

/** The body of the update: only the changed fields. */
export function toBusinessChange(business: Business, draft: ShopDraft) {
  const changed = changedFields(business, draft);
  const texts = changed.flatMap((field) => {
    if (isSocial(field)) return [];
    const text = draft[field]?.trim() ?? '';
    return [[field, text === '' && (field === 'industry' || field === 'website') ? null : text] as const];
  });
  const socials = changed.filter(isSocial);
  return {
    ...Object.fromEntries(texts),
    ...(socials.length > 0 && { social_links: changedLinks(business, draft, socials) }),
    version: business.version,
  };
}

type Link = { platform: (typeof PLATFORMS)[number]; url: string };
const PLATFORMS = [...SHOP_SOCIALS, 'x', 'other'] as const;

/** Links that have no field stay as they are. */
function changedLinks(business: Business, draft: ShopDraft, socials: readonly ShopSocial[]): Link[] {
  const kept = business.social_links.filter(({ platform }) => !socials.some((social) => social === platform));
  const written = socials.flatMap((platform) => {
    const url = readShopSocial(platform, draft[platform] ?? '');
    return url === null ? [] : [{ platform, url }];
  });
  const known = kept.map(({ platform, url }) => ({
    platform: PLATFORMS.find((one) => one === platform) ?? 'other',
    url,
  }));
  return [...known, ...written];
}

/** Why a typed account can't be one; undefined if it can, or if there is none. */
export function socialFault(social: ShopSocial, typed: string | undefined): string | undefined {
  if (typed === undefined || typed.trim() === '' || readShopSocial(social, typed) !== null) return undefined;
  return `Enter a handle or a link to your ${socialName(social)} page`;
}

/** "Name, from Crumb & Co." for one field, "Name, Website" for more. */
export function changeWords(business: Business, fields: readonly ShopField[]): string {
  const [only] = fields;
  const names = fields.map(nameOf);
  if (fields.length !== 1 || only === undefined) return `${names.join(', ')}.`;
  const before = shownValue(business, only);
  const isShort = before !== '' && before.length <= 40 && only !== 'industry';
  return isShort ? `${names[0]}, from ${before.endsWith('.') ? before : `${before}.`}` : `${names[0]}.`;
}

/** "Save name" for one field, "Save" for more. */
export function saveVerb(fields: readonly ShopField[]): string {
  const [only] = fields;
  if (fields.length !== 1 || only === undefined) return 'Save';
  return isSocial(only) ? `Save ${socialName(only)}` : `Save ${FIELD_NAMES[only].toLowerCase()}`;
}

function nameOf(field: ShopField): string {
  return isSocial(field) ? socialName(field) : FIELD_NAMES[field];
}

function isSocial(field: ShopField): field is ShopSocial {
  return SHOP_SOCIALS.some((social) => social === field);
}
