import type { Paper } from '../../papers/paper.ts';

/** Faces and PDF writer are loaded with the first paper. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
  const { writePaper } = await import('../../papers/write-paper.ts');
  return writePaper(paper);
}
