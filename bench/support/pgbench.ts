import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Script {
  url: string;
  lines: readonly string[];
  clients: number;
  seconds: number;
}

/** Measures how often PostgreSQL's own load program runs these lines a second, prepared, with this many clients. */
export async function pgbench({ url, lines, clients, seconds }: Script): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bizmeet-bench-'));
  const script = join(folder, 'script.sql');
  await writeFile(script, lines.map((line) => `${line}\n`).join(''));
  const counts = ['-c', String(clients), '-j', '2', '-T', String(seconds)];
  const program = process.env.PGBENCH ?? 'pgbench';
  const { stdout } = await promisify(execFile)(program, [
    '-n',
    '-M',
    'prepared',
    ...counts,
    '-f',
    script,
    url,
  ]);
  await rm(folder, { recursive: true });
  const tps = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench said: ${stdout}`);
  return Number(tps);
}
