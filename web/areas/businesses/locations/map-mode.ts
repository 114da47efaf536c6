/** The map shows the business's own shops, or the number of creators by neighborhood. */
export type MapMode = 'shops' | 'creators';

export const MAP_MODES = [
  { value: 'shops', label: 'Your shops' },
  { value: 'creators', label: 'Where creators live' },
] as const satisfies readonly { value: MapMode; label: string }[];
