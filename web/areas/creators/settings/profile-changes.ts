import type { CreatorProfile } from '#contract/creators/profiles.ts';
import { type ProfileValues, valuesOf } from '#web/components/profile/profile-values.ts';

type Name = keyof ProfileValues;

const NAMES: Record<Name, string> = {
  full_name: 'Name',
  handle: 'Handle',
  bio: 'Bio',
  home_neighborhood: 'Neighborhood',
  languages: 'Languages',
  niches: 'Subjects',
  prices: 'Prices',
  availability: 'Availability',
};

export type EditedSection = 'profile' | 'prices' | 'availability';

export interface ProfileChanges {
  count: number;
  /** The changed fields: "Handle, prices". */
  words: string;
  /** The first section with a change; the save bar is placed there. */
  section: EditedSection | null;
}

/** The difference between the typed and the saved values. */
export function profileChanges(profile: CreatorProfile, typed: Partial<ProfileValues>): ProfileChanges {
  const saved = valuesOf(profile);
  const changed = (Object.keys(NAMES) as Name[]).filter(
    (name) => name in typed && JSON.stringify(typed[name]) !== JSON.stringify(saved[name]),
  );
  const [first] = changed;
  const words = changed.map((name, index) => (index === 0 ? NAMES[name] : NAMES[name].toLowerCase()));
  return {
    count: changed.length,
    words: changed.length === 0 ? '' : `${words.join(', ')}.`,
    section: first === undefined ? null : first === 'prices' || first === 'availability' ? first : 'profile',
  };
}
