/** What the map shows: one's own shops, or how many creators live where. */
export type MapMode = 'shops' | 'creators';

export const MAP_MODES = [
  { value: 'shops', label: 'Your shops' },
  { value: 'creators', label: 'Where creators live' },
] as const satisfies readonly { value: MapMode; label: string }[];
