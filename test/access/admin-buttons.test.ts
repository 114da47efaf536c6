import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';

interface Button {
  file: string;
  rule: string;
  address: string;
}

const DIALOG = /^( *)<ReasonDialog\n(.*?)^\1\/>/gms;
const ADDRESS = /'((?:POST|PUT|PATCH|DELETE) \/api\/[^']+)'/;

/** Every dialog that asks an admin for a reason and names its endpoint. */
const buttons: Button[] = globSync('web/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(DIALOG)].flatMap(([, , body = '']) => {
    const rule = /rule="(\w+)"/.exec(body)?.[1];
    const address = ADDRESS.exec(body)?.[1];
    return rule && address ? [{ file, rule, address }] : [];
  }),
);

const accessOf = new Map<string, string>(
  Object.values(ENDPOINTS).map(({ method, url, access }) => [`${method} ${url}`, access]),
);

it('finds the dialogs', () => {
  expect(buttons.length).toBeGreaterThan(25);
});

it.each(buttons)('$address is offered in $file to the admins who may call it', ({ rule, address }) => {
  expect(rule).toBe(accessOf.get(address));
});
