import { describe, expect, it } from 'vitest';
import { findFolderCircles } from './folder-circles.ts';
import { readSources, readTables } from './read-sources.ts';
import { TABLES_OF } from './table-owners.ts';
import { findForeignWrites } from './table-writes.ts';

const server = readSources('server');
const product = [...server, ...['web', 'contract', 'domain'].flatMap(readSources)];

describe('folders that need each other', () => {
  it('are none in the product', () => {
    expect(findFolderCircles(product)).toEqual([]);
  });

  it.each([
    [
      'side by side',
      'areas/work/ratings/write.ts',
      'areas/work/disputes/read.ts',
      'server/areas/work: disputes, ratings',
    ],
    [
      'of one noun',
      'areas/work/ratings/commands/a.ts',
      'areas/work/ratings/queries/b.ts',
      'server/areas/work/ratings: commands, queries',
    ],
    ['far apart', 'areas/work/ratings/write.ts', 'platform/mail/send.ts', 'server: areas, platform'],
  ])('are found %s', (_case, one, other, circle) => {
    const tree = [
      imports(one, other),
      imports(other.replace('.ts', '-too.ts'), one.replace('.ts', '-too.ts')),
    ];
    expect(findFolderCircles(tree.flat())).toEqual([circle]);
  });

  it('are found in a ring of three, by whatever kind of import', () => {
    const [a, b, c] = ['web/ui/a.tsx', 'web/session/b.ts', 'web/frame/c.ts'];
    const tree = [
      { path: a, text: "export { b } from '../session/b.ts';" },
      { path: b, text: "const c = await import('#web/frame/c.ts');" },
      { path: c, text: "import type { A } from '#web/ui/a.tsx';" },
    ];
    expect(findFolderCircles(tree)).toEqual(['web: frame, session, ui']);
  });

  it('are not those of which one needs the other, nor a folder and a file beside it', () => {
    const tree = [
      imports('areas/work/ratings/commands/write.ts', 'areas/work/ratings/lock.ts'),
      imports('areas/work/ratings/routes.ts', 'areas/work/ratings/commands/other.ts'),
      imports('areas/work/ratings/commands/third.ts', 'areas/base/notifications/tell.ts'),
    ];
    expect(findFolderCircles(tree.flat())).toEqual([]);
  });
});

describe('a table', () => {
  it('has one owner', () => {
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual(readTables().toSorted());
  });

  it('is written by its owner alone', () => {
    expect(findForeignWrites(server)).toEqual([]);
  });

  it.each([
    ["tx.updateTable('campaigns').set({})"],
    ["transition(tx, 'campaigns', { row })"],
    ["tx\n    .insertInto('campaigns')"],
    ["tx.deleteFrom('campaigns as c')"],
    ['sql`insert into campaigns (id) values (1)`'],
    ['sql`\n  update campaigns set title = 1`'],
    ['sql`with gone as (delete from campaigns returning id) select 1`'],
  ])('is not written from elsewhere by %s', (text) => {
    for (const path of ['server/areas/money/x.ts', 'server/flows/pay-in/x.ts', 'server/platform/x.ts']) {
      expect(findForeignWrites([{ path, text }])).toEqual([`${path} writes campaigns of campaigns`]);
    }
    expect(findForeignWrites([{ path: 'server/areas/campaigns/x.ts', text }])).toEqual([]);
    expect(findForeignWrites([{ path: 'server/flows/delete-account/x.ts', text }])).toEqual([]);
  });

  it('is read from anywhere', () => {
    const text = "tx.selectFrom('campaigns'); sql`select 1 from campaigns`";
    expect(findForeignWrites([{ path: 'server/areas/money/x.ts', text }])).toEqual([]);
  });

  it('is named where it is written', () => {
    const path = 'server/areas/money/x.ts';
    expect(findForeignWrites([{ path, text: 'tx.deleteFrom(table).execute()' }])).toEqual([
      `${path} writes a table it is told`,
    ]);
  });
});

/** A file that imports another one, and the imported file. */
function imports(one: string, other: string) {
  return [
    { path: `server/${one}`, text: `import { x } from '#server/${other}';` },
    { path: `server/${other}`, text: 'export const x = 1;' },
  ];
}
