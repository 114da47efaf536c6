/** The groups of help pages, in the order they are listed. */
export const HELP_TOPICS = ['Creators', 'Businesses', 'Money', 'Work', 'Account'] as const;

export const HELP_SEARCH_MAX_LENGTH = 100;
export const MOST_HELP_PAGES = 60;
