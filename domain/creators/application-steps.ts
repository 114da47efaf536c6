import { countPieces, type LinkFinding } from './portfolio-links.ts';

/** The steps of an application, in order. */
export const APPLICATION_STEPS = ['about', 'channels', 'portfolio', 'prices', 'send'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const STEP_NAMES: Record<ApplicationStep | VettingStep, string> = {
  about: 'About you',
  niches: 'Niches',
  channels: 'Channels',
  portfolio: 'Portfolio',
  prices: 'Prices',
  send: 'Review and send',
};

/** The steps a reviewer's note can be about. Niches are chosen in the step about the person. */
export const VETTING_STEPS = ['about', 'niches', 'channels', 'portfolio', 'prices'] as const;
export type VettingStep = (typeof VETTING_STEPS)[number];

export function applicationStepOf(step: VettingStep): ApplicationStep {
  return step === 'niches' ? 'about' : step;
}

/** The requirements of an application before it can be submitted. */
export const REQUIREMENTS = {
  full_name: 'about',
  handle: 'about',
  bio: 'about',
  languages: 'about',
  home_neighborhood: 'about',
  niches: 'about',
  channels: 'channels',
  pieces: 'portfolio',
  rates: 'prices',
  agreements: 'send',
} as const satisfies Record<string, ApplicationStep>;
export type Requirement = keyof typeof REQUIREMENTS;

/** The advice for each missing part, shown next to the field and in the list of missing parts. */
export const REQUIREMENT_WORDS: Record<Requirement, string> = {
  full_name: 'Full name is required',
  handle: 'Choose a handle',
  bio: 'Describe your work in a few sentences',
  languages: 'Choose at least one language',
  home_neighborhood: 'Choose the neighborhood you live in',
  niches: 'Choose at least one topic',
  channels: 'Add an account, or a link to a live post',
  pieces: 'Add at least 3 pieces: files or links to live posts',
  rates: 'Set a price for at least one kind of work',
  agreements: 'Agree to how we work',
};

/** The agreements everybody makes on submitting, each with the message for a missing one. */
export const AGREEMENTS = {
  is_adult: 'You have to be 18 or older',
  labels_paid_posts: 'Agree to label paid posts',
  shows_own_work: 'Confirm that the work is your own',
} as const;
export type Agreement = keyof typeof AGREEMENTS;

export const FEWEST_PIECES = 3;
export const MOST_LINKS = 5;
export const BIO_MAX_LENGTH = 600;
export const AVAILABILITY_MAX_LENGTH = 200;

/** The parts of an application that decide whether it can be submitted. */
export interface ApplicationContents {
  full_name: string | null;
  handle: string | null;
  bio: string | null;
  languages: readonly string[];
  home_neighborhood: object | null;
  niches: readonly string[];
  rates: readonly object[];
  links: readonly { finding?: LinkFinding | null }[];
  social_account_count: number;
  file_count: number;
}

/** The missing parts in the order of the steps. The agreements are asked for on submitting. */
export function findMissing(application: ApplicationContents): Requirement[] {
  const { links, social_account_count, file_count } = application;
  const met: Record<Exclude<Requirement, 'agreements'>, boolean> = {
    full_name: Boolean(application.full_name?.trim()),
    handle: Boolean(application.handle),
    bio: Boolean(application.bio?.trim()),
    languages: application.languages.length > 0,
    home_neighborhood: application.home_neighborhood !== null,
    niches: application.niches.length > 0,
    channels: social_account_count > 0 || links.length > 0,
    pieces: file_count + countPieces(links) >= FEWEST_PIECES,
    rates: application.rates.length > 0,
  };
  return (Object.keys(met) as (keyof typeof met)[]).filter((requirement) => !met[requirement]);
}
