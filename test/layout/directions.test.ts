import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Violation {
  rule: { name: string };
  from: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const AREAS = [
  'base',
  'accounts',
  'creators',
  'businesses',
  'campaigns',
  'money',
  'hiring',
  'work',
  'messages',
  'admin',
];
const CONTRACT = ['platform', ...AREAS, 'flows'];

/** An import that each rule refuses: the importing file and the imported one. */
const PLANTED: Record<string, readonly [from: string, to: string]> = {
  'no-circles': ['domain/money/one.ts', 'domain/money/other.ts'],
  resolvable: ['server/areas/base/lost.ts', 'server/areas/base/nowhere.ts'],
  'declared-packages-only': ['server/areas/base/a.ts', 'undeclared'],
  'no-development-packages-in-the-product': ['server/areas/base/b.ts', 'dev-only'],
  'art-and-domain-stand-alone': ['art/c.ts', 'domain/money/c.ts'],
  'contract-knows-domain-and-zod': ['contract/base/d.ts', 'art/d.ts'],
  'web-knows-no-server': ['web/session/e.ts', 'server/areas/base/e.ts'],
  'pages-take-types-of-the-contract': ['web/session/f.ts', 'contract/base/f.ts'],
  'server-knows-no-web': ['server/areas/base/g.ts', 'web/session/g.ts'],
  'connections-have-a-user': ['server/areas/base/h.ts', 'pg'],
  'product-knows-no-tooling': ['server/areas/base/i.ts', 'test/support/i.ts'],
  'ui-knows-no-product': ['web/ui/j.ts', 'web/components/j.ts'],
  'components-know-no-pages': ['web/components/k.ts', 'web/areas/base/page/k.ts'],
  'pages-are-strangers': ['web/areas/base/page/l.ts', 'web/areas/base/other/l.ts'],
  'nothing-imports-routes': ['web/areas/base/page/m.ts', 'web/areas/base/page/m-route.tsx'],
  'areas-know-no-flows': ['server/areas/admin/n.ts', 'server/flows/pay-in/n.ts'],
  'flows-know-no-app': ['server/flows/pay-in/o.ts', 'server/o.ts'],
  'platform-knows-no-areas': ['server/platform/mail/p.ts', 'server/areas/base/p.ts'],
  'no-orphans': ['server/areas/base/alone.ts', ''],
  ...Object.fromEntries(
    AREAS.slice(0, -1).map((area, index) => [
      `${area}-knows-no-later-area`,
      [`server/areas/${area}/q.ts`, `server/areas/${AREAS[index + 1]}/later.ts`] as const,
    ]),
  ),
  ...Object.fromEntries(
    CONTRACT.map((folder, index) => [
      `contract-of-${folder}-knows-no-later-folder`,
      [`contract/${folder}/r.ts`, `contract/${CONTRACT[index + 1] ?? '.'}/later.ts`] as const,
    ]),
  ),
};
const ALLOWED = [
  ['server/areas/money/s.ts', 'server/areas/campaigns/s.ts'],
  ['server/flows/pay-in/t.ts', 'server/areas/hiring/t.ts'],
  ['server/areas/base/u.ts', 'server/platform/mail/u.ts'],
] as const;
const PACKAGES = ['undeclared', 'dev-only', 'pg'];

let tree = '';
let found: Violation[] = [];
let rules: string[] = [];

/** Runs the real rules over a tree in which each is broken once. */
beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'layout-'));
  for (const [from, to] of [...Object.values(PLANTED), ...ALLOWED]) {
    const isFile = to.includes('/');
    const name = isFile ? relative(from, to) : to;
    await put(from, to === '' ? 'export {};' : `import { x } from '${name}';\nexport const y = x;`);
    if (isFile && !to.includes('nowhere')) await put(path.normalize(to), 'export const x = 1;');
  }
  await put('domain/money/other.ts', "import { y } from './one.ts';\nexport const x = y;");
  for (const name of PACKAGES) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await put(`node_modules/${name}/index.js`, 'export const x = 1;');
  }
  const used = { dependencies: { pg: '1.0.0' }, devDependencies: { 'dev-only': '1.0.0' } };
  await put('package.json', JSON.stringify({ name: 'planted', type: 'module', ...used }));
  const { violations, ruleSetUsed } = await cruise();
  found = violations;
  rules = ruleSetUsed.forbidden.map(({ name }) => name);
});
afterAll(() => rm(tree, { recursive: true, force: true }));

it('every rule refuses the import planted against it', () => {
  expect(Object.keys(PLANTED).toSorted()).toEqual(rules.toSorted());
});

it.each(Object.entries(PLANTED))('%s', (name, [from]) => {
  expect(found.filter(({ rule }) => rule.name === name).map((violation) => violation.from)).toContain(from);
});

it.each(ALLOWED)('%s may import %s', (from) => {
  expect(found.filter((violation) => violation.from === from)).toEqual([]);
});

function relative(from: string, to: string): string {
  const name = path.relative(path.dirname(from), to);
  return name.startsWith('.') ? name : `./${name}`;
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

interface Summary {
  violations: Violation[];
  ruleSetUsed: { forbidden: { name: string }[] };
}

function cruise(): Promise<Summary> {
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  const folders = ['art', 'contract', 'domain', 'server', 'test', 'web'];
  const args = ['--config', config, '--output-type', 'json', ...folders];
  return new Promise((resolve, reject) => {
    const program = path.join(ROOT, 'node_modules/.bin/depcruise');
    execFile(program, args, { cwd: tree, maxBuffer: 32_000_000 }, (_refused, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout).summary);
      } catch {
        reject(new Error(stderr));
      }
    });
  });
}
