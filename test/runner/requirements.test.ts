import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseRequirements, rowIds, rowStatus } from './requirements.ts';
import type { TestOutcome } from './test-report.ts';

const passed: TestOutcome = { title: 'a', state: 'passed' };
const failed: TestOutcome = { title: 'b', state: 'failed' };
const skipped: TestOutcome = { title: 'c', state: 'skipped' };

describe('the rows of docs/requirements.md', () => {
  const groups = parseRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const ids = groups.flatMap((group) => group.rows.map((row) => row.id));

  it('are all listed, each once', () => {
    expect(ids.filter((id) => !id.startsWith('OPEN-'))).toHaveLength(582);
    expect(ids.filter((id) => id.startsWith('OPEN-'))).toHaveLength(65);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are listed under the heading of their group', () => {
    const group = groups.find(({ title }) => title === 'Main navigation and user menu');
    expect(group?.rows[11]).toEqual({
      id: 'NAV-12',
      wording: 'The last fallback of the display name is "User"',
    });
  });
});

it('row ids are read from the brackets in a test title', () => {
  expect(rowIds('the last fallback is "User" [NAV-12]')).toEqual(['NAV-12']);
  expect(rowIds('a summary is cut [DISC-12] [DISC-13]')).toEqual(['DISC-12', 'DISC-13']);
  expect(rowIds('a summary is cut [DISC-12, DISC-13]')).toEqual(['DISC-12', 'DISC-13']);
  expect(rowIds('NAV-12 in passing, and a list [1, 2]')).toEqual([]);
});

describe('the status of a row', () => {
  it('is proven by a passing test while none fails', () => {
    expect(rowStatus([passed, skipped])).toBe('proven');
    expect(rowStatus([passed, failed])).toBe('failing');
    expect(rowStatus([skipped])).toBe('unproven');
    expect(rowStatus()).toBe('unproven');
  });
});

describe('bin/requirements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requirements-'));
  const command = resolve('test/runner/requirements-command.ts');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function runOn(title: string, ...args: string[]) {
    mkdirSync(join(folder, 'docs'), { recursive: true });
    mkdirSync(join(folder, 'test-results'), { recursive: true });
    writeFileSync(
      join(folder, 'docs/requirements.md'),
      '## Menu\n\n| NAV-01 | wordmark |\n| NAV-02 | link |\n',
    );
    const assertionResults = [{ fullName: title, status: 'passed' }];
    const report = { testResults: [{ name: 'menu.test.ts', status: 'passed', assertionResults }] };
    writeFileSync(join(folder, 'test-results/unit.json'), JSON.stringify(report));
    return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  }

  it('counts the proven rows of each group', () => {
    const { status, stdout } = runOn('shows the wordmark [NAV-01]');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Menu +1 of 2 proven$/m);
  });

  it('lists the rows without a passing test', () => {
    const { stdout } = runOn('shows the wordmark [NAV-01]', '--missing');
    expect(stdout).toBe('Menu\n  NAV-02      link\n');
  });

  it('gives every row with its tests as JSON', () => {
    const { stdout } = runOn('shows the wordmark [NAV-01]', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      {
        id: 'NAV-01',
        group: 'Menu',
        status: 'proven',
        tests: [{ title: 'menu.test.ts shows the wordmark [NAV-01]' }],
      },
      { id: 'NAV-02', status: 'unproven', tests: [] },
    ]);
  });

  it('fails on a test that names an unknown row', () => {
    const { status, stderr } = runOn('shows the wordmark [NAV-99]');
    expect(status).toBe(1);
    expect(stderr).toBe(
      'NAV-99 is not in docs/requirements.md; named by: menu.test.ts shows the wordmark [NAV-99]\n',
    );
  });
});
