import { SerializedJson } from './serialized-json.ts';

/**
 * An answer without its `_cents` fields, for admins who may not see amounts. Their schemas mark these fields as
 * optional; a schema that doesn't can't be answered then, so a forgotten field is an error and never a leak.
 */
export function withoutAmounts(answer: unknown): unknown {
  if (answer instanceof SerializedJson) return strip(JSON.parse(answer.json));
  return strip(answer);
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !/(^|_)cents$/.test(name))
      .map(([name, field]) => [name, strip(field)]),
  );
}
