import type { AdminPackage, NewPackage } from '#contract/campaigns/content-packages.ts';
import { readDollars, toDollars } from '#web/components/profile/price-words.ts';

export const PACKAGE_FIELDS = [
  'package_name',
  'description',
  'deliverables',
  'low_payout_cents',
  'high_payout_cents',
] as const;
export type PackageField = (typeof PACKAGE_FIELDS)[number];

/** A package's form values: money is text as typed. */
export type PackageDraft = Pick<AdminPackage, 'package_name' | 'description' | 'deliverables'> & {
  low: string;
  high: string;
};

export function packageDraft(one: AdminPackage | null): PackageDraft {
  if (one === null) return { package_name: '', description: '', deliverables: [], low: '', high: '' };
  const { package_name, description, deliverables, low_payout_cents, high_payout_cents } = one;
  return {
    package_name,
    description,
    deliverables,
    low: toDollars(low_payout_cents),
    high: toDollars(high_payout_cents),
  };
}

/** The request body, or the errors that prevent it. */
export function packageBody({ low, high, ...plain }: PackageDraft): {
  body: NewPackage | null;
  fields: Partial<Record<PackageField, string>>;
} {
  const low_payout_cents = readDollars(low);
  const high_payout_cents = readDollars(high);
  const hasName = plain.package_name.trim() !== '';
  const hasDeliverables = plain.deliverables.length > 0;
  if (hasName && hasDeliverables && low_payout_cents !== null && high_payout_cents !== null) {
    return { body: { ...plain, low_payout_cents, high_payout_cents }, fields: {} };
  }
  const message = 'Enter dollars, such as 220';
  return {
    body: null,
    fields: {
      ...(!hasName && { package_name: 'Enter a name' }),
      ...(!hasDeliverables && { deliverables: 'Choose what creators make' }),
      ...(low_payout_cents === null && { low_payout_cents: message }),
      ...(high_payout_cents === null && { high_payout_cents: message }),
    },
  };
}
