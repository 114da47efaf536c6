/** Limits of a team's lists of creators. */
export const MOST_LISTS = 50;
export const MOST_ON_A_LIST = 500;
export const LIST_NAME_MAX_LENGTH = 60;
export const LIST_NOTE_MAX_LENGTH = 500;
export const LIST_PAGE = 50;
