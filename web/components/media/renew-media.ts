import type { QueryClient } from '@tanstack/react-query';
import { listMediaQueryKey } from '#web/api/generated/@tanstack/react-query.gen.ts';

/** Every list of files is asked for anew, whatever it was asked with. */
export async function renewMedia(queries: QueryClient): Promise<void> {
  const [{ _id }] = listMediaQueryKey({ query: { entity_type: 'business', entity_id: '' } });
  await queries.invalidateQueries({ predicate: ({ queryKey: [head] }) => isNamed(head, _id) });
}

function isNamed(head: unknown, id: string): boolean {
  return typeof head === 'object' && head !== null && '_id' in head && head._id === id;
}
