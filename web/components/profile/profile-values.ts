import type { ApplicationFields, CreatorProfile, CreatorRate } from '#contract/creators/profiles.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { DELIVERABLE_KINDS, type DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { AVAILABILITY_MAX_LENGTH, BIO_MAX_LENGTH } from '#domain/creators/application-steps.ts';
import { MOST_NICHES, type Niche } from '#domain/creators/niches.ts';
import { priceProblem, readDollars, toDollars } from './price-words.ts';

type Home = NonNullable<CreatorProfile['home_neighborhood']>;

/** A profile's form values: all text as typed. */
export interface ProfileValues {
  full_name: string;
  handle: string;
  bio: string;
  languages: readonly string[];
  home_neighborhood: Home | null;
  niches: readonly Niche[];
  availability: string;
  prices: Partial<Record<DeliverableKind, string>>;
}

export function valuesOf(profile: CreatorProfile): ProfileValues {
  const { full_name, handle, bio, languages, home_neighborhood, niches, availability, rates } = profile;
  return {
    full_name: full_name ?? '',
    handle: handle ?? '',
    bio: bio ?? '',
    languages,
    home_neighborhood,
    niches,
    availability: availability ?? '',
    prices: Object.fromEntries(rates.map(({ kind, price_cents }) => [kind, toDollars(price_cents)])),
  };
}

export type Problems = Readonly<Record<string, string>>;

/** The values that can't be saved, by field; a price's name includes its kind, as in `prices.ugc_photo`. */
export function problemsOf(values: ProfileValues): Problems {
  const { full_name, handle, bio, availability, niches, prices } = values;
  const found: [string, string | null][] = [
    ['full_name', nameProblem(full_name)],
    ['handle', handleProblem(handle)],
    ['bio', bio.trim().length > BIO_MAX_LENGTH ? `Use up to ${BIO_MAX_LENGTH} characters` : null],
    ['niches', niches.length > MOST_NICHES ? `Choose up to ${MOST_NICHES}` : null],
    [
      'availability',
      availability.trim().length > AVAILABILITY_MAX_LENGTH
        ? `Use up to ${AVAILABILITY_MAX_LENGTH} characters`
        : null,
    ],
    ...DELIVERABLE_KINDS.map((kind): [string, string | null] => [
      `prices.${kind}`,
      priceProblem(prices[kind] ?? ''),
    ]),
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The valid changes to a profile; fields with an error keep their saved value. */
export function fieldChanges(
  profile: CreatorProfile,
  values: ProfileValues,
  problems: Problems,
): ApplicationFields {
  const changes: ApplicationFields = {
    full_name: values.full_name.trim(),
    handle: bareHandle(values.handle) || null,
    bio: values.bio.trim() || null,
    languages: [...values.languages] as NonNullable<ApplicationFields['languages']>,
    home_neighborhood_id: values.home_neighborhood?.id ?? null,
    niches: [...values.niches],
    availability: values.availability.trim() || null,
  };
  const saved: Record<string, unknown> = {
    ...profile,
    full_name: profile.full_name ?? '',
    home_neighborhood_id: profile.home_neighborhood?.id ?? null,
  };
  const differing = Object.entries(changes).filter(
    ([name, value]) => !isSame(value, saved[name]) && !(name in problems),
  );
  return Object.fromEntries(differing);
}

/** The prices to save; null if they haven't changed. An invalid price keeps its saved value. */
export function rateChanges(
  profile: CreatorProfile,
  values: ProfileValues,
  problems: Problems,
): CreatorRate[] | null {
  const rates = DELIVERABLE_KINDS.flatMap((kind): CreatorRate[] => {
    const saved = profile.rates.filter((rate) => rate.kind === kind);
    if (`prices.${kind}` in problems || 'rates' in problems) return saved;
    const price_cents = readDollars(values.prices[kind] ?? '');
    return price_cents === null ? [] : [{ kind, price_cents }];
  });
  return isSame(rates, profile.rates) ? null : rates;
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'Full name is required';
  return name.trim().length > FULL_NAME_MAX_LENGTH ? `Use up to ${FULL_NAME_MAX_LENGTH} characters` : null;
}

/** An empty handle is missing rather than wrong. */
function handleProblem(typed: string): string | null {
  const handle = bareHandle(typed);
  if (handle === '' || /^[a-z0-9][a-z0-9._]{1,29}$/.test(handle)) return null;
  if (handle.length < 2 || handle.length > 30) return 'Use 2 to 30 characters';
  return 'Use letters, numbers, dots or underscores, and start with a letter or number';
}

function bareHandle(typed: string): string {
  return typed.trim().toLowerCase().replace(/^@/, '');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The typed prices, for a page that shows them before they are saved. */
export function pricedKinds({ prices }: ProfileValues): CreatorRate[] {
  return DELIVERABLE_KINDS.flatMap((kind) => {
    const price_cents = priceProblem(prices[kind] ?? '') === null ? readDollars(prices[kind] ?? '') : null;
    return price_cents === null ? [] : [{ kind, price_cents }];
  });
}
