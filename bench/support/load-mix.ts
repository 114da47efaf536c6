import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MixedLoad } from './load-mix-program.ts';

/** Successful answers a second to a mix of requests. Each connection begins somewhere else in it. */
export async function loadMix(load: MixedLoad): Promise<number> {
  const program = fileURLToPath(new URL('load-mix-program.ts', import.meta.url));
  const child = promisify(execFile)(process.execPath, [program], { maxBuffer: 10_000_000 });
  child.child.stdin?.end(JSON.stringify(load));
  const { average, bad } = JSON.parse((await child).stdout) as { average: number; bad: number };
  if (bad > 0) throw new Error(`${bad} answers of ${load.url} were not good`);
  return average;
}
