import { threadsFor } from '#server/platform/workers/threads.ts';
import type { FilmFacts } from './queries/read-mp4.ts';
import { UnusableFile } from './unusable-file.ts';

export type FilmAnswer = { facts: FilmFacts } | { unusable: string };

const readApart = threadsFor<Uint8Array, FilmAnswer>({
  module: new URL('./film-thread.ts', import.meta.url),
  most_ms: 20_000,
  most_mib: 96,
  at_once: 1,
  waiting: 1_000,
  whenFull: () => new Error('A thousand films are waiting to be read'),
});

/** Reads the index of a video in a thread with a time limit, because uploaded files may be hostile. */
export async function readMoovInThread(moov: Uint8Array): Promise<FilmFacts> {
  const answer = await readApart(moov);
  if (answer === null)
    throw new UnusableFile('This video takes too long to read. Export it again and retry.');
  if ('unusable' in answer) throw new UnusableFile(answer.unusable);
  return answer.facts;
}
