import { shortAddress } from '#domain/website.ts';
import type { Business } from '#web/api/generated/types.gen.ts';

/** The fields of a shop its people type; members, goals, locations and neighborhood have addresses of their own. */
export const SHOP_FIELDS = ['business_name', 'industry', 'website', 'description'] as const;
export type ShopField = (typeof SHOP_FIELDS)[number];
export type ShopDraft = Partial<Record<ShopField, string>>;

const FIELD_NAMES: Record<ShopField, string> = {
  business_name: 'Name',
  industry: 'Industry',
  website: 'Website',
  description: 'Description',
};

/** As the fields show it. */
export function shownValue(business: Business, field: ShopField): string {
  if (field === 'website') return business.website ? shortAddress(business.website) : '';
  return business[field] ?? '';
}

/** What of a draft differs from what is saved. */
export function changedFields(business: Business, draft: ShopDraft): ShopField[] {
  return SHOP_FIELDS.filter((field) => {
    const typed = draft[field];
    return typed !== undefined && typed.trim() !== shownValue(business, field);
  });
}

/** The body of the update: what differs, field by field, and nothing else that a draft may hold. */
export function toBusinessChange(business: Business, draft: ShopDraft) {
  const change = Object.fromEntries(
    changedFields(business, draft).map((field) => {
      const text = draft[field]?.trim() ?? '';
      return [field, text === '' && (field === 'industry' || field === 'website') ? null : text];
    }),
  );
  return { ...change, updated_at: business.updated_at };
}

/** "Name, from Crumb & Co." for one, "Name, Website" for more. */
export function changeWords(business: Business, fields: readonly ShopField[]): string {
  const [only] = fields;
  const names = fields.map((field) => FIELD_NAMES[field]);
  if (fields.length !== 1 || only === undefined) return `${names.join(', ')}.`;
  const before = shownValue(business, only);
  const isShort = before !== '' && before.length <= 40 && only !== 'industry';
  return isShort ? `${names[0]}, from ${before.endsWith('.') ? before : `${before}.`}` : `${names[0]}.`;
}

/** "Save name" for one, "Save" for more. */
export function saveVerb(fields: readonly ShopField[]): string {
  const [only] = fields;
  return fields.length === 1 && only ? `Save ${FIELD_NAMES[only].toLowerCase()}` : 'Save';
}
