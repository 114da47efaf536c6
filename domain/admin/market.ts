/** The figures of the market page, added up by day, borough and industry. Every figure of a range is the sum of its days. */
export const MARKET_FIGURES = [
  'paid_in_cents',
  'released_cents',
  'fees_cents',
  'refunded_cents',
  'campaigns',
  'repeat_campaigns',
  'first_applicants',
  'first_within_day',
  'first_applicant_seconds',
  'closed_slots',
  'filled_slots',
] as const;
export type MarketFigure = (typeof MARKET_FIGURES)[number];
export type MarketFigures = Record<MarketFigure, number>;

export const LONGEST_MARKET_DAYS = 366;

/** The share of spots that were taken when a campaign stopped choosing; null if none did. */
export function fillRate({ closed_slots, filled_slots }: MarketFigures): number | null {
  return closed_slots === 0 ? null : filled_slots / closed_slots;
}

/** The share of published campaigns whose business had published one before; null without any. */
export function repeatRate({ campaigns, repeat_campaigns }: MarketFigures): number | null {
  return campaigns === 0 ? null : repeat_campaigns / campaigns;
}

/** From publishing to the first application, on average, in hours; null without any. */
export function hoursToFirstApplicant({
  first_applicants,
  first_applicant_seconds,
}: MarketFigures): number | null {
  return first_applicants === 0 ? null : first_applicant_seconds / first_applicants / 3_600;
}

/** The share of first applications that came within a day of publishing; null without any. */
export function shareWithinDay({ first_applicants, first_within_day }: MarketFigures): number | null {
  return first_applicants === 0 ? null : first_within_day / first_applicants;
}

export function addFigures(parts: readonly MarketFigures[]): MarketFigures {
  const sum = Object.fromEntries(MARKET_FIGURES.map((name) => [name, 0])) as MarketFigures;
  for (const part of parts) for (const name of MARKET_FIGURES) sum[name] += part[name];
  return sum;
}
