const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
/** The three digits behind the version take the number of the copy on top of their own. */
const FROM = 15;
const TO = 18;
const VALUES = 0x1000;
export const MOST_COPIES = VALUES - 1;

/** The same record in another copy. The moment at the id's start and the random digits at its end stay. */
export function copiedId(id: string, copy: number): string {
  const digits = (Number.parseInt(id.slice(FROM, TO), 16) + copy) % VALUES;
  return id.slice(0, FROM) + digits.toString(16).padStart(TO - FROM, '0') + id.slice(TO);
}

/** Replaces every id in a row, also inside keys, account names and documents; `copyOf` says which copy an id belongs to. */
export function withCopiedIds(row: string, copyOf: (id: string) => number): string {
  return row.replace(ID, (id) => copiedId(id, copyOf(id)));
}
