import type { Source } from './read-sources.ts';
import { TABLES_OF, TOLD_THE_TABLE, WRITE_ANYWHERE } from './table-owners.ts';

const BUILT =
  /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\btransition\(\s*tx,)\s*(?:'(\w+)|([^'\s)][^,)]*))/g;
const PLAIN = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:table\s+|only\s+)?(\w+)/gi;

const OWNERS = new Map(
  Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

/** Writes to a table outside the area that owns it, each like `file writes table of area`. */
export function findForeignWrites(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !WRITE_ANYWHERE.some((folder) => path.startsWith(folder)))
    .flatMap(judge);
}

function judge({ path, text }: Source): string[] {
  const built = [...text.matchAll(BUILT)];
  const plain = [...text.matchAll(PLAIN)];
  const tables = [...built, ...plain].flatMap(([, table = '']) => (OWNERS.has(table) ? [table] : []));
  const faults = [...new Set(tables)]
    .filter((table) => OWNERS.get(table) !== zoneOf(path))
    .map((table) => `${path} writes ${table} of ${OWNERS.get(table)}`);
  const isTold = built.some(([, , variable]) => variable !== undefined);
  return isTold && !TOLD_THE_TABLE.includes(path) ? [...faults, `${path} writes a table it is told`] : faults;
}

/** The area, or the platform. Flows and programs own nothing. */
function zoneOf(path: string): string {
  const [, room, area = ''] = path.split('/');
  return room === 'areas' ? area : (room ?? '');
}
