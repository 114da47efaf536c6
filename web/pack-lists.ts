/** A list of things with the same fields: their names once, then the values of each. No field of ours has this name. */
const NAMES = '~';

/**
 * Lists in a page's answers name their fields once instead of with each entry, which is a third of their text. What comes
 * out is for JSON, and reads back as it was.
 */
export function packLists(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value);
  return isRecord(value) ? mapFields(value, packLists) : value;
}

export function unpackLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackLists);
  if (!isRecord(value)) return value;
  const names = value[NAMES];
  if (!Array.isArray(names)) return mapFields(value, unpackLists);
  const rows = value.rows as unknown[][];
  return rows.map((row) => Object.fromEntries(row.map((field, at) => [names[at], unpackLists(field)])));
}

function packList(list: unknown[]): unknown {
  const [first] = list;
  if (list.length < 2 || !isRecord(first)) return list.map(packLists);
  const names = Object.keys(first);
  const rows: unknown[][] = [];
  for (const entry of list) {
    const row = isRecord(entry) ? valuesOf(entry, names) : null;
    if (row === null) return list.map(packLists);
    rows.push(row);
  }
  return { [NAMES]: names, rows };
}

/** Null if the entry has other fields, or one that JSON leaves out. */
function valuesOf(entry: Record<string, unknown>, names: readonly string[]): unknown[] | null {
  const own = Object.keys(entry);
  if (own.length !== names.length) return null;
  const values: unknown[] = [];
  for (const [at, name] of names.entries()) {
    const value = entry[name];
    if (own[at] !== name || value === undefined) return null;
    values.push(packLists(value));
  }
  return values;
}

function mapFields(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(record)) changed[name] = change(record[name]);
  return changed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
