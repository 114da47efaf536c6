import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '#web/api/call.ts';

export const COVERS_KEY = ['campaign-cover'] as const;

/** Refetches all lists of files, with any parameters, and the photos of campaigns, which are some of them. */
export async function renewMedia(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['GET /api/media' satisfies Address] }),
    queries.invalidateQueries({ queryKey: COVERS_KEY }),
  ]);
}
