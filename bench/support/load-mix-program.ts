import { text } from 'node:stream/consumers';

export interface MixedLoad {
  url: string;
  /** Query strings, in the order in which they are asked for. */
  searches: readonly string[];
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

/** It comes without types. */
const { default: autocannon } = await import('autocannon' as string);

const { url, searches, connections, seconds, headers } = JSON.parse(await text(process.stdin)) as MixedLoad;
const { pathname } = new URL(url);
const requests = searches.map((search) => ({ method: 'GET', path: `${pathname}?${search}`, headers }));
let clients = 0;
const { requests: answered, ...result } = await autocannon({
  url,
  connections,
  duration: seconds,
  setupClient(client: { setRequests: (requests: object[]) => void }) {
    const from = Math.floor((clients++ * requests.length) / connections);
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
  },
});
process.stdout.write(JSON.stringify({ average: answered.average, bad: result.non2xx + result.errors }));
