import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';

export const ADDRESS_SIDES = ['creator', 'business'] as const;
export type AddressSide = (typeof ADDRESS_SIDES)[number];

interface Reader {
  /** The side that reads it. */
  side: AddressSide;
  /** The name of the other side. */
  other_name: string;
}

/** Explains that the two sides can't agree yet, because the law requires an address that one of them hasn't added. */
export function missingAddressWords(missing: AddressSide, { side, other_name }: Reader): string {
  const law = `New York law requires both sides’ addresses once contracts between them reach $800 in ${FREELANCE_ACT_DAYS} days.`;
  if (missing !== side) return `${other_name} needs to add a mailing address first. ${law}`;
  return side === 'creator'
    ? `Add your mailing address first. ${law}`
    : `Your business needs an address first: add a location, or the owner’s mailing address in Settings. ${law}`;
}
