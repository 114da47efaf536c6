import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Successful answers a second. The load comes from a separate process, so it doesn't take the server's time. */
export async function load({ url, connections, seconds, headers = {} }: Load): Promise<number> {
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const options = ['--json', '--connections', String(connections), '--duration', String(seconds)];
  for (const [name, value] of Object.entries(headers)) options.push('--headers', `${name}=${value}`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, url], {
    maxBuffer: 10_000_000,
  });
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${url} were not good`);
  return result.requests.average;
}
