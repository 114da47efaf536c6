import type { Business } from '#contract/businesses/businesses.ts';
import { shortAddress } from '#domain/businesses/website.ts';

/** The fields of a shop that its members edit; members, goals, locations and neighborhood have separate endpoints. */
export const SHOP_FIELDS = ['business_name', 'industry', 'website', 'description'] as const;
export type ShopField = (typeof SHOP_FIELDS)[number];
export type ShopDraft = Partial<Record<ShopField, string>>;

const FIELD_NAMES: Record<ShopField, string> = {
  business_name: 'Name',
  industry: 'Industry',
  website: 'Website',
  description: 'Description',
};

/** The value as the field shows it. */
export function shownValue(business: Business, field: ShopField): string {
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
  const change = Object.fromEntries(
    changedFields(business, draft).map((field) => {
      const text = draft[field]?.trim() ?? '';
      return [field, text === '' && (field === 'industry' || field === 'website') ? null : text];
    }),
  );
  return { ...change, version: business.version };
}

/** "Name, from Crumb & Co." for one field, "Name, Website" for more. */
export function changeWords(business: Business, fields: readonly ShopField[]): string {
  const [only] = fields;
  const names = fields.map((field) => FIELD_NAMES[field]);
  if (fields.length !== 1 || only === undefined) return `${names.join(', ')}.`;
  const before = shownValue(business, only);
  const isShort = before !== '' && before.length <= 40 && only !== 'industry';
  return isShort ? `${names[0]}, from ${before.endsWith('.') ? before : `${before}.`}` : `${names[0]}.`;
}

/** "Save name" for one field, "Save" for more. */
export function saveVerb(fields: readonly ShopField[]): string {
  const [only] = fields;
  return fields.length === 1 && only ? `Save ${FIELD_NAMES[only].toLowerCase()}` : 'Save';
}
