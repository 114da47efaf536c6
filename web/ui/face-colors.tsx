import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { faceColor, spreadFaces } from './initials.ts';

const Spread = createContext<ReadonlyMap<string, number>>(new Map());

type FaceColorsProps = {
  /** The names in the order of the list. */
  names: readonly string[];
  children: ReactNode;
};

/** Spreads the colors of the initials below, so that no two neighbors in a list are alike. */
export function FaceColors({ names, children }: FaceColorsProps) {
  const list = names.join('\n');
  const spread = useMemo(() => spreadFaces(list.split('\n')), [list]);
  return <Spread value={spread}>{children}</Spread>;
}

/** The place of a name among the ten colors. */
export function useFaceColor(name: string): number {
  return useContext(Spread).get(name) ?? faceColor(name);
}
