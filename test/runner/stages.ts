import type { Result } from './result.ts';

/** A stretch of a run, during which its parts go on side by side. */
export interface Stage {
  name: string;
  seconds: number;
  /** The suites of tests in it; checks are many and short. */
  parts: readonly Result[];
}

export async function timeStage(
  name: string,
  results: readonly Result[],
  act: () => Promise<unknown>,
): Promise<Stage> {
  const [began, before] = [performance.now(), results.length];
  await act();
  return {
    name,
    seconds: (performance.now() - began) / 1000,
    parts: results.slice(before).filter(({ tests }) => tests !== undefined),
  };
}
