/** The steps of onboarding. */
export const ONBOARDING_STEPS = ['website', 'details', 'location', 'done'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The goals an owner can choose, in the order of the form. */
export const GOALS = {
  foot_traffic: 'More foot traffic',
  launch: 'Launch something new',
  neighborhood: 'Reach a new neighborhood',
  content: 'Content for our own channels',
  reviews: 'Reviews and word of mouth',
} as const;
export type Goal = keyof typeof GOALS;
export const GOAL_NAMES = Object.keys(GOALS) as [Goal, ...Goal[]];

/** The facts a business needs before it can open, worded as parts of a sentence. */
export const REQUIRED = { name: 'a name', industry: 'an industry', location: 'a location' } as const;
export type Requirement = keyof typeof REQUIRED;

export function missingIn({
  has_name,
  industry,
  has_location,
}: {
  has_name: boolean;
  industry: string | null;
  has_location: boolean;
}): Requirement[] {
  const has = { name: has_name, industry: industry !== null, location: has_location };
  return (Object.keys(has) as Requirement[]).filter((what) => !has[what]);
}
