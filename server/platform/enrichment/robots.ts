import type { Config } from '#server/platform/config.ts';
import { decodeText } from './decode-text.ts';
import type { FetchFailure } from './fetch-failures.ts';
import { type FetchLimits, fetchOutside, ROBOT_NAME } from './fetch-outside.ts';
import { type RobotsRules, readRobotsRules } from './robots-rules.ts';

const ROBOTS_LIMITS = { max_ms: 3_000, max_bytes: 500 * 1024, accepts: ['text/'] };
/** A site without a robots.txt has no rules; a site that can't serve its rules isn't read (RFC 9309). */
const NO_RULES: readonly FetchFailure[] = [
  'not_found',
  'refused',
  'wrong_type',
  'too_large',
  'unreadable',
  'too_many_redirects',
];

export interface Robots {
  /** Null if the address may be read, else the reason. */
  findObjection(url: string): Promise<FetchFailure | null>;
}

type Rules = RobotsRules | { failure: FetchFailure | null };

/** The rules of the sites visited in one run, loaded once for each. */
export function askRobots(
  context: { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> },
  limits: Pick<Partial<FetchLimits>, 'lookup'> = {},
): Robots {
  const known = new Map<string, Promise<Rules>>();
  const ask = async (address: string): Promise<Rules> => {
    const fetched = await fetchOutside(context, address, { ...ROBOTS_LIMITS, ...limits });
    if (fetched.ok) return readRobotsRules(decodeText(fetched.bytes, fetched.content_type), ROBOT_NAME);
    return { failure: NO_RULES.includes(fetched.failure) ? null : fetched.failure };
  };
  return {
    findObjection: async (url) => {
      // "localhost:3103" also parses, with the host as its scheme, and nothing can be resolved against it.
      if (!/^https?:/i.test(url) || !URL.canParse(url)) return 'bad_address';
      const address = new URL('/robots.txt', url).href;
      const asked = known.get(address) ?? ask(address);
      known.set(address, asked);
      const rules = await asked;
      if ('failure' in rules) return rules.failure;
      const { pathname, search } = new URL(url);
      return rules.mayRead(`${pathname}${search}`) ? null : 'robots';
    },
  };
}
