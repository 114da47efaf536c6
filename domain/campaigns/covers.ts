/** The most campaigns in one request for covers: two pages of the longest list. */
export const COVERS_MAX = 60;
