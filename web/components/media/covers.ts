import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignCover } from '#contract/campaigns/covers.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { COVERS_MAX } from '#domain/campaigns/covers.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { COVERS_KEY } from './renew-media.ts';

const RENEW_MS = (SIGNED_URL_SECONDS - 600) * 1000;
/** Rows that render or renew together ask together. */
const GATHER_MS = 10;

/** The photo of a campaign; null until it is known, and where the shop is drawn. The server never waits for photos. */
export const useCover = import.meta.env.SSR ? () => null : useFetchedCover;

function useFetchedCover(campaignId: string): CampaignCover | null {
  const { api } = useRouteContext({ from: '__root__' });
  const { data = null } = useQuery({ ...coverOptions(api, campaignId), refetchInterval: RENEW_MS });
  return data;
}

function coverOptions(api: ApiReach, campaignId: string) {
  return queryOptions({
    queryKey: [...COVERS_KEY, campaignId],
    queryFn: ({ client }) => batchOf(client, api).ask(campaignId),
    staleTime: RENEW_MS,
    gcTime: SIGNED_URL_SECONDS * 1000,
  });
}

/** One batch per query cache, never shared between the visits a server renders. */
const batches = new WeakMap<QueryClient, CoverBatch>();

function batchOf(client: QueryClient, api: ApiReach): CoverBatch {
  const known = batches.get(client) ?? new CoverBatch((ids) => fetchCovers(api, ids));
  batches.set(client, known);
  return known;
}

async function fetchCovers(api: ApiReach, ids: readonly string[]): Promise<CampaignCover[]> {
  const { covers } = await call(api, 'GET /api/campaign-covers', { query: { ids: ids.join(',') } });
  return covers;
}

interface Asked {
  id: string;
  resolve(cover: CampaignCover | null): void;
  reject(cause: unknown): void;
}

/** Gathers what many rows ask for at once into as few requests as there can be. */
export class CoverBatch {
  readonly #fetch: (ids: readonly string[]) => Promise<CampaignCover[]>;
  #waiting: Asked[] = [];

  constructor(fetch: (ids: readonly string[]) => Promise<CampaignCover[]>) {
    this.#fetch = fetch;
  }

  ask(id: string): Promise<CampaignCover | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#send(), GATHER_MS);
      this.#waiting.push({ id, resolve, reject });
    });
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += COVERS_MAX) {
      void this.#answer(waiting.slice(from, from + COVERS_MAX));
    }
  }

  async #answer(asked: readonly Asked[]): Promise<void> {
    try {
      const covers = await this.#fetch(asked.map(({ id }) => id));
      const known = new Map(covers.map((cover) => [cover.campaign_id, cover]));
      for (const { id, resolve } of asked) resolve(known.get(id) ?? null);
    } catch (cause) {
      for (const { reject } of asked) reject(cause);
    }
  }
}
