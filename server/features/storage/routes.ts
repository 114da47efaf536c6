import { mediaFile } from '#contract/media.ts';
import {
  orphanSweep,
  storageOrphans,
  storageOverview,
  storageParams,
  storageReason,
  uploadCancelled,
} from '#contract/storage.ts';
import { type Call, defineRoute, signedIn } from '../../http/route.ts';
import { cancelAsAdmin, restoreAsAdmin, sweepAsAdmin } from './deeds.ts';
import { getStorageOrphans } from './get-orphans.ts';
import { getStorageOverview } from './get-overview.ts';

export const storageRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/storage',
    access: 'admin',
    operation: 'getStorage',
    summary: 'What lies in the store, whose it is, and what was deleted lately',
    response: storageOverview,
    handle: ({ context }) => getStorageOverview(context),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/storage/orphans',
    access: 'admin',
    operation: 'getStorageOrphans',
    summary: 'Bytes without a record, and records without bytes',
    response: storageOrphans,
    handle: ({ context }) => getStorageOrphans(context),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/storage/orphan-sweeps',
    access: 'admin',
    operation: 'sweepStorageOrphans',
    summary: 'Remove bytes without a record that are older than a day',
    body: storageReason,
    response: orphanSweep,
    handle: ({ context, ...call }) => sweepAsAdmin(context, deedOf(call)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/storage/files/:id/restoration',
    access: 'admin',
    operation: 'restoreStoredFile',
    summary: 'Bring back a file its owner deleted',
    params: storageParams,
    body: storageReason,
    response: mediaFile,
    handle: ({ context, params, ...call }) => restoreAsAdmin(context, params.id, deedOf(call)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/storage/uploads/:id/cancellation',
    access: 'admin',
    operation: 'cancelStoredUpload',
    summary: 'Give up an upload that nobody finishes',
    params: storageParams,
    body: storageReason,
    response: uploadCancelled,
    handle: ({ context, params, ...call }) => cancelAsAdmin(context, params.id, deedOf(call)),
  }),
];

type AdminCall = Pick<Call<unknown, unknown, { reason: string }>, 'actor' | 'request' | 'body'>;

function deedOf({ body, ...call }: AdminCall) {
  return { admin_id: signedIn(call).account.user_id, reason: body.reason };
}
