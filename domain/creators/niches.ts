/** The niches. A creator names a few, and businesses search by them. */
export const NICHES = [
  'food',
  'coffee',
  'street_food',
  'baking',
  'bars',
  'fashion',
  'vintage',
  'beauty',
  'fitness',
  'wellness',
  'family',
  'pets',
  'design',
  'home',
  'art',
  'books',
  'music',
  'nightlife',
  'neighborhoods',
  'tech',
] as const;
export type Niche = (typeof NICHES)[number];

/** A creator with more niches than this has none in particular. */
export const MOST_NICHES = 5;

export const NICHE_NAMES: Record<Niche, string> = {
  food: 'Food',
  coffee: 'Coffee',
  street_food: 'Street food',
  baking: 'Baking',
  bars: 'Bars',
  fashion: 'Fashion',
  vintage: 'Vintage',
  beauty: 'Beauty',
  fitness: 'Fitness',
  wellness: 'Wellness',
  family: 'Family',
  pets: 'Pets',
  design: 'Design',
  home: 'Home',
  art: 'Art',
  books: 'Books',
  music: 'Music',
  nightlife: 'Nightlife',
  neighborhoods: 'Neighborhoods',
  tech: 'Tech',
};

/** "Food, coffee and street food": the first name keeps its capital, as a sentence does. */
export function describeNiches(niches: readonly Niche[]): string {
  const names = niches.map((niche, index) =>
    index === 0 ? NICHE_NAMES[niche] : NICHE_NAMES[niche].toLowerCase(),
  );
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
