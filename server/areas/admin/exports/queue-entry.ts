import { z } from 'zod';
import { EXPORT_ATTEMPTS } from '#domain/admin/exports.ts';

/** The engine gives up later than the export, so that a failed export always says that it failed. */
export const WRITE_EXPORT = {
  name: 'write-list-export',
  payload: z.object({ list_export_id: z.uuid() }),
  retries: EXPORT_ATTEMPTS + 1,
};
