/** Files that can be chosen for one download; everything a filter leaves can be downloaded without choosing. */
export const MOST_CHOSEN_FILES = 50;
/** Files in one download. A campaign of 50 creators with 20 files each fits. */
export const MOST_ARCHIVED_FILES = 1000;
/** Campaigns and creators to filter by. */
export const MOST_CONTENT_CHOICES = 200;
