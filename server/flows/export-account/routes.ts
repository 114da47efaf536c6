import { Readable } from 'node:stream';
import { dataExportEndpoints } from '#contract/flows/data-export.ts';
import { Download } from '#server/platform/http/download.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { readExport } from './read-export.ts';
import { writeExport } from './write-export.ts';
import { writePage } from './write-page.ts';

const EXPORTS = { most: 5, seconds: 3_600 };

export const dataExportRoutes = [
  handle(dataExportEndpoints.exportMyData, async ({ context, account }) => {
    await takeFromLimit(context.db, `export:${account.user_id}`, EXPORTS);
    return new Download(
      'bizmeet-my-data',
      'json',
      Readable.from(writeExport(await readExport(context, account))),
    );
  }),
  handle(dataExportEndpoints.exportMyDataAsPage, async ({ context, account }) => {
    await takeFromLimit(context.db, `export:${account.user_id}`, EXPORTS);
    const page = writePage(await readExport(context, account), context.now());
    return new Download('bizmeet-my-data', 'html', Readable.from(page));
  }),
];
