import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { DataStore } from '@tus/server';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { buildApp } from '../http/app.ts';
import { reportFailure } from '../known-failure.ts';
import { keepGenerated } from './generated-file.ts';

/** Writes the OpenAPI document and the web client made from it, or with `--check` says whether they are true. */
const isCheck = process.argv.includes('--check');

try {
  const document = await describeRoutes();
  await keepGenerated('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`, isCheck);
  for (const [name, text] of await generateClient(document)) {
    await keepGenerated(`web/api/generated/${name}`, text, isCheck);
  }
} catch (cause) {
  reportFailure(cause);
}

/** Routes are described without being called, so no outside part is opened. */
async function describeRoutes() {
  const context = {
    config: readConfig({}),
    log: pino({ level: 'silent' }),
    files: { kind: 'disk', origin: null, uploads: new DataStore() },
  } as Context;
  const app = await buildApp(context);
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

async function generateClient(document: object): Promise<[string, string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'bizmeet-client-'));
  try {
    await createClient({
      input: document as Record<string, unknown>,
      output: { path: folder, importFileExtension: '.ts', clean: true },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'],
      logs: { level: 'silent', file: false },
    });
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
    return await Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')],
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
