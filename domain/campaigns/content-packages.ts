/** The most packages, archived ones included. */
export const PACKAGES_MAX = 100;
export const PACKAGE_NAME_MAX_LENGTH = 80;
export const PACKAGE_DESCRIPTION_MAX_LENGTH = 500;
