interface Named {
  neighborhood_name: string;
  borough: string;
}

/** True if every typed word starts a word of the name or the borough: "bed stuy", "astoria queens". */
export function matchesNeighborhood({ neighborhood_name, borough }: Named, typed: string): boolean {
  const words = wordsOf(`${neighborhood_name} ${borough}`);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
