/** The stops of an application, in order. */
export const APPLICATION_STEPS = ['about', 'channels', 'portfolio', 'prices', 'send'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const STEP_NAMES: Record<ApplicationStep | ReviewStep, string> = {
  about: 'About you',
  niches: 'Niches',
  channels: 'Channels',
  portfolio: 'Portfolio',
  prices: 'Prices',
  send: 'Check and send',
};

/** What a note of a review can be about. Niches are chosen in the step about oneself. */
export const REVIEW_STEPS = ['about', 'niches', 'channels', 'portfolio', 'prices'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

export function stepOfReview(step: ReviewStep): ApplicationStep {
  return step === 'niches' ? 'about' : step;
}

/** What an application needs before it can be sent. */
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

/** The fix for each, said beside the field and in the list of what is missing. */
export const REQUIREMENT_WORDS: Record<Requirement, string> = {
  full_name: 'Full name is required',
  handle: 'Choose a handle',
  bio: 'Say in a few lines what you film',
  languages: 'Choose at least one language',
  home_neighborhood: 'Choose the neighborhood you live in',
  niches: 'Choose at least one subject',
  channels: 'Add an account, or a link to a live post',
  pieces: 'Show at least 3 pieces: files, or links to live posts',
  rates: 'Set a price for at least one kind of work',
  agreements: 'Agree to how we work',
};

/** What everybody agrees to as they send it, each with the words for whoever has not. */
export const AGREEMENTS = {
  is_adult: 'You have to be 18 or older',
  labels_paid_posts: 'Paid posts have to be labeled',
  shows_own_work: 'The work has to be your own',
} as const;
export type Agreement = keyof typeof AGREEMENTS;

export const FEWEST_PIECES = 3;
export const MOST_LINKS = 5;
export const BIO_MAX_LENGTH = 600;
export const AVAILABILITY_MAX_LENGTH = 200;

/** What an application holds, as far as it decides whether it can be sent. */
export interface ApplicationContents {
  full_name: string | null;
  handle: string | null;
  bio: string | null;
  languages: readonly string[];
  home_neighborhood: object | null;
  niches: readonly string[];
  rates: readonly object[];
  links: readonly object[];
  social_account_count: number;
  file_count: number;
}

/** What is still missing, in the order of the steps. The agreements are asked for as it is sent. */
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
    pieces: file_count + links.length >= FEWEST_PIECES,
    rates: application.rates.length > 0,
  };
  return (Object.keys(met) as (keyof typeof met)[]).filter((requirement) => !met[requirement]);
}
