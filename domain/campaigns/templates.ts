/** The most templates of a business. */
export const TEMPLATES_MAX = 50;
export const TEMPLATE_NAME_MAX_LENGTH = 60;
