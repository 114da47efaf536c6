import type { Niche } from '#domain/creators/niches.ts';
import { NICHE_NAMES } from '#domain/creators/niches.ts';
import { formatCount } from '#domain/format/count.ts';

/** A campaign's requirements for creators. Null fields require nothing. */
export interface FitCriteria {
  min_followers: number;
  /** Whether the minimum is a wish. */
  prefers_followers: boolean;
  niches: readonly Niche[];
  neighborhoods: readonly { id: string; neighborhood_name: string }[];
}

export interface FitCreator {
  /** Their platform with the most followers; null if unknown. */
  followers: number | null;
  niches: readonly Niche[];
  home_neighborhood: { id: string; neighborhood_name: string } | null;
}

export const FIT_CRITERIA = ['followers', 'niches', 'neighborhoods'] as const;

export interface Fit {
  criterion: (typeof FIT_CRITERIA)[number];
  fits: boolean;
  /** Whether a creator who doesn't meet it can't apply. */
  is_required: boolean;
  /** The fact behind it, readable by either side. */
  words: string;
}

/** One line for each requirement of a campaign. */
export function fitsOf(criteria: FitCriteria, creator: FitCreator): Fit[] {
  const fits: Fit[] = [];
  if (criteria.min_followers > 0) {
    const followers = creator.followers ?? 0;
    fits.push({
      criterion: 'followers',
      fits: followers >= criteria.min_followers,
      is_required: !criteria.prefers_followers,
      words: `${count(followers)} followers, ${count(criteria.min_followers)} ${criteria.prefers_followers ? 'preferred' : 'required'}`,
    });
  }
  if (criteria.niches.length > 0) {
    const shared = criteria.niches.filter((niche) => creator.niches.includes(niche));
    const shown = shared.length > 0 ? shared : criteria.niches;
    const names = shown.map((niche) => NICHE_NAMES[niche]).join(', ');
    fits.push({
      criterion: 'niches',
      fits: shared.length > 0,
      is_required: false,
      words: shared.length > 0 ? `Makes: ${names}` : `Looking for: ${names}`,
    });
  }
  if (criteria.neighborhoods.length > 0) {
    const home = creator.home_neighborhood;
    const isNear = criteria.neighborhoods.some(({ id }) => id === home?.id);
    const asked = criteria.neighborhoods.map((one) => one.neighborhood_name);
    fits.push({
      criterion: 'neighborhoods',
      fits: isNear,
      is_required: false,
      words: isNear ? `Lives in ${home?.neighborhood_name}` : `Looking for: ${listNames(asked)}`,
    });
  }
  return fits;
}

/** Why somebody with too few followers can't apply. */
export function followersWords(followers: number | null, minimum: number): string {
  const has = followers === null ? 'no account with a follower count' : `${count(followers)}`;
  return `This campaign requires ${count(minimum)} followers on one account, and you have ${has}.`;
}

const MOST_NAMES = 3;

function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
}

function count(value: number): string {
  return formatCount(value);
}
