/**
 * The most files that can be selected for one download; everything that matches a filter can be downloaded without
 * selecting.
 */
export const MOST_CHOSEN_FILES = 50;
/** Files in one download. A campaign of 50 creators with 20 files each fits. */
export const MOST_ARCHIVED_FILES = 1000;
/** The most campaigns and creators offered as filters. */
export const MOST_CONTENT_CHOICES = 200;
