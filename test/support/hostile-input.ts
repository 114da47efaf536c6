import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';
import type { Operation, Schema } from './api-document.ts';

export interface HostileCall {
  /** JSON, or what should have been. */
  payload: string | undefined;
  search: string;
  id: string;
  headers: Record<string, string>;
}

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(5_000),
  `${'a'.repeat(400)}@example.com`,
  "'; drop table users; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'toString',
  '%00',
  'NaN',
  '2026-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
];
const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: anyCharacter, maxLength: 300 }));

/** Unexpected values of any type. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue(),
  fc.constantFrom(null, true, 0, -1, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]], { toString: 1 }),
  fc.array(text, { maxLength: 40 }),
);

/** Texts that get past the contract where a schema does not say what they look like, by the name of their field. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Calls of one operation: often nearly right, so that they get past the contract, and often not. */
export function hostileCallsOf({ body, query }: Operation, hints: Hints): fc.Arbitrary<HostileCall> {
  return fc.record({
    payload: body ? payloadFor(body, hints) : fc.option(payloadFor({}, hints), { nil: undefined, freq: 3 }),
    search: searchFor(query),
    id: fc.oneof(fc.uuid(), fc.uuid(), text.map(encode), fc.constantFrom('%', '%E0%A4%A', '..%2f..', '%00')),
    headers,
  });
}

function payloadFor(schema: Schema, hints: Hints): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: likeSchema(schema, hints).map(toJson) },
    { weight: 2, arbitrary: anything.map(toJson) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '{"__proto__":{"role":"admin"}}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
        '['.repeat(2_000),
        '{"a":'.repeat(2_000),
        `{"email":"${'x'.repeat(300_000)}"}`,
      ),
    },
  );
}

function likeSchema(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const [first = {}] = schema.anyOf ?? [];
  if (schema.anyOf) return fc.oneof(likeSchema(first, hints), fc.constant(null));
  if (schema.const !== undefined) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      inner.type === 'string' && Object.hasOwn(hints, name)
        ? mostly(hints[name] ?? anything)
        : likeSchema(inner, hints),
    ]);
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    const whole = fc.record(Object.fromEntries(fields));
    const extra = fc.constantFrom({}, {}, { role: 'admin', account_status: 'active', user_id: 1 });
    return fc.tuple(fc.oneof(whole, whole, known), extra).map(([right, more]) => ({ ...more, ...right }));
  }
  if (schema.type === 'array')
    return mostly(fc.array(likeSchema(schema.items ?? {}, hints), { maxLength: 5 }));
  if (schema.type === 'boolean') return mostly(fc.boolean());
  if (schema.type === 'integer' || schema.type === 'number') return mostly(fc.integer());
  if (schema.format === 'email') return mostly(fc.emailAddress());
  if (schema.format === 'uuid') return mostly(fc.uuid());
  return mostly(fc.string({ minLength: 20, maxLength: 60 }));
}

function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function searchFor(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom('__proto__', 'a[b]', ...names), text);
  const pairs = fc.array(fc.tuple(name, fc.oneof(text, fc.string({ minLength: 20, maxLength: 60 }))), {
    maxLength: 4,
  });
  return fc.oneof(
    pairs.map((all) => all.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')),
    fc.constantFrom('', '%', '&&&==', `token=${'x'.repeat(5_000)}`, 'token=%E0%A4%A'),
  );
}

/** Header values are bytes; what JavaScript may not put there, Node refuses before anything is sent. */
const headerText = text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000));
const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'user-agent',
    'accept',
    'accept-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'if-none-match',
    'range',
  ),
  headerText,
  { maxKeys: 3 },
);

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
