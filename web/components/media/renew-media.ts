import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '#web/api/call.ts';

/** Refetches all lists of files, with any parameters. */
export async function renewMedia(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['GET /api/media' satisfies Address] });
}
