import type { ComponentType } from 'react';

type Sections = Record<'TwoLines' | 'ForBoth', ComponentType>;

let loaded: Sections | null = null;

/** Before the page is drawn anywhere, so that it has its full height at once. Hydrating draws none of them. */
export async function loadSections(): Promise<void> {
  if (loaded !== null) return;
  const [{ TwoLines }, { ForBoth }] = await Promise.all([
    import('./two-lines.tsx'),
    import('./for-both.tsx'),
  ]);
  loaded = { TwoLines, ForBoth };
}

export function readSections(): Sections {
  if (loaded === null) throw new Error('The route loads the sections first.');
  return loaded;
}
