import { queryOptions } from '@tanstack/react-query';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import {
  type BucketName,
  type EntityType,
  listLimit,
  type MediaRole,
  SIGNED_URL_SECONDS,
  SIGNING_TIMEOUT_SECONDS,
} from '#domain/base/media.ts';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;
const MEDIA_CACHE = { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS };
/** An address that expires sooner than this is signed again. */
const SPARE_MS = 5 * MINUTE_MS;

export interface MediaPlace {
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
}

/** The files of a place in order: 20 of a gallery, 1 of a single-file place, else 50. */
export function mediaOptions(api: ApiReach, { limit, ...place }: MediaPlace & { limit?: number }) {
  const query = { ...place, limit: limit ?? listLimit(place.role) };
  return { ...apiQuery(api, 'GET /api/media', { query }), ...MEDIA_CACHE };
}

/** The deleted files of a place that can still be restored. */
export function deletedMediaOptions(api: ApiReach, { entity_type, entity_id, role }: MediaPlace) {
  return {
    ...apiQuery(api, 'GET /api/media', {
      query: { entity_type, entity_id, role, state: 'deleted', limit: 200 },
    }),
    ...MEDIA_CACHE,
  };
}

type Place = Pick<MediaFile, 'bucket_name' | 'file_path'>;

/** One query per bucket, for loaders and `useSignedUrls`. */
export function signedUrlsOptions(api: ApiReach, files: readonly Place[]) {
  return groupByBucket(files).map(([bucket, paths]) => bucketOptions(api, bucket, paths));
}

function groupByBucket(files: readonly Place[]): [BucketName, string[]][] {
  const buckets = Map.groupBy(files, ({ bucket_name }) => bucket_name);
  return [...buckets].map(([bucket, inside]) => [bucket, inside.map(({ file_path }) => file_path).sort()]);
}

/** Reuses addresses known from other lists, so that the browser doesn't fetch the pictures again. */
function bucketOptions(api: ApiReach, bucket_name: BucketName, file_paths: string[]) {
  return queryOptions({
    queryKey: ['signed-media', bucket_name, file_paths],
    queryFn: async ({ client, signal }): Promise<SignedFile[]> => {
      const known = client.getQueriesData<SignedFile[]>({ queryKey: ['signed-media', bucket_name] });
      const kept = stillGood(known.flatMap(([, files = []]) => files));
      const missing = file_paths.filter((path) => !kept.has(path));
      const timeout = AbortSignal.timeout(SIGNING_TIMEOUT_SECONDS * 1000);
      const fresh = missing.length === 0 ? [] : await sign(api, bucket_name, missing, [signal, timeout]);
      return [...file_paths.flatMap((path) => kept.get(path) ?? []), ...fresh];
    },
    // A stalled answer would stall again, and the page opens without pictures.
    retry: false,
    staleTime: SIGNED_URL_SECONDS * 1000 - 2 * SPARE_MS,
    gcTime: SIGNED_URL_SECONDS * 1000,
  });
}

function stillGood(files: SignedFile[]): Map<string, SignedFile> {
  const good = files.filter(({ expires_at }) => Date.parse(expires_at) - Date.now() > SPARE_MS);
  return new Map(good.map((file) => [file.file_path, file]));
}

async function sign(api: ApiReach, bucket_name: BucketName, file_paths: string[], signals: AbortSignal[]) {
  const body = { bucket_name, file_paths, expires_in: SIGNED_URL_SECONDS } as const;
  const data = await call(api, 'POST /api/media/signed-urls', { body, signal: AbortSignal.any(signals) });
  return data.files;
}
