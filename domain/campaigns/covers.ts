/** How many campaigns can be asked for their picture at once: two pages of the longest list. */
export const COVERS_MAX = 60;
