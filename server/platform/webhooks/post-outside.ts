import type { LookupFunction } from 'node:net';
import type { Config } from '#server/platform/config.ts';
import { FetchRefusal } from '#server/platform/enrichment/fetch-failures.ts';
import { guardedAgent, targetOf } from '#server/platform/enrichment/guarded-agent.ts';
import { isAllowedHost, readOutsideUrl } from '#server/platform/enrichment/outside-url.ts';
import { failureOfCause } from '#server/platform/enrichment/why-it-failed.ts';

const MOST_MS = 10_000;

type Ground = { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> };

export interface Posted {
  /** The status of the answer; null without one. */
  status: number | null;
  took_ms: number;
  /** Null if it arrived. */
  failure: string | null;
}

/**
 * The address as it will be called; null for one that isn't public or isn't encrypted. Only hosts an operator wrote down
 * may be called without encryption.
 */
export function readWebhookUrl(
  { outbound_allowed_hosts }: Pick<Config, 'outbound_allowed_hosts'>,
  text: string,
): string | null {
  try {
    const url = readOutsideUrl(text, outbound_allowed_hosts);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    if (isAllowedHost(url.hostname, port, outbound_allowed_hosts)) return url.href;
    return url.protocol === 'https:' && url.port === '' ? url.href : null;
  } catch (cause) {
    if (cause instanceof FetchRefusal) return null;
    throw cause;
  }
}

/** Posts JSON to an address somebody else chose. It follows no redirect, and lets go of the answer's body unread. */
export async function postOutside(
  { config }: Ground,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  lookup?: LookupFunction,
): Promise<Posted> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const address = readWebhookUrl(config, url);
  if (address === null) return { status: null, took_ms: 0, failure: NOT_PUBLIC };
  const agent = await guardedAgent({ allowed_hosts: config.outbound_allowed_hosts, max_ms: MOST_MS, lookup });
  try {
    const { statusCode, body: answer } = await agent.request({
      ...targetOf(new URL(address)),
      method: 'POST',
      signal: AbortSignal.timeout(MOST_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': `Bizmeet-Webhooks/1.0 (+${config.app_url})`,
        ...headers,
      },
      body,
    });
    // A body we let go of reports that it was let go of; unheard, that would end the process.
    answer.on('error', () => undefined);
    answer.destroy();
    return { status: statusCode, took_ms: took(), failure: failureOf(statusCode) };
  } catch (cause) {
    return { status: null, took_ms: took(), failure: WORDS[failureOfCause(cause)] ?? UNREACHABLE };
  } finally {
    await agent.destroy();
  }
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It redirected us (${status}). We don’t follow redirects.`;
  return `It answered with ${status}.`;
}

const NOT_PUBLIC = 'The address isn’t a public https address.';
const UNREACHABLE = 'It didn’t respond.';
const WORDS: Partial<Record<FetchRefusal['failure'], string>> = {
  private_address: NOT_PUBLIC,
  bad_address: NOT_PUBLIC,
  no_such_site: 'There’s no server at this address.',
  insecure: 'Its security certificate isn’t valid.',
  too_slow: 'It took longer than 10 seconds.',
};
