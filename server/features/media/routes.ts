import {
  mediaChange,
  mediaFile,
  mediaFiles,
  mediaOrder,
  mediaParams,
  mediaPathQuery,
  mediaQuery,
  mediaRemovalQuery,
  signedFiles,
  signedUrlsRequest,
} from '#contract/media.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeMedia } from './change-media.ts';
import { getByPath } from './get-by-path.ts';
import { listMedia } from './list-media.ts';
import { orderMedia } from './order-media.ts';
import { removeMedia } from './remove-media.ts';
import { restoreMedia } from './restore-media.ts';
import { signUrls } from './sign-urls.ts';

export const mediaRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/media',
    access: 'in_good_standing',
    operation: 'listMedia',
    summary: 'The files of a business, creator or campaign, in their order',
    query: mediaQuery,
    response: mediaFiles,
    handle: async ({ context, query, ...call }) => ({
      files: await listMedia(context, signedIn(call).account, query),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/media/signed-urls',
    access: 'in_good_standing',
    operation: 'signMediaUrls',
    summary: 'Where files of one bucket can be read for the next hour; what one may not read is left out',
    body: signedUrlsRequest,
    response: signedFiles,
    handle: async ({ context, body, ...call }) => ({
      files: await signUrls(context, signedIn(call).account, body),
    }),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/media/by-path',
    access: 'in_good_standing',
    operation: 'getMediaByPath',
    summary: 'What became of an upload, by where it was to lie',
    query: mediaPathQuery,
    response: mediaFile,
    handle: ({ context, query, ...call }) => getByPath(context, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/media/order',
    access: 'in_good_standing',
    operation: 'orderMedia',
    summary: 'Put the files of one role in another order',
    body: mediaOrder,
    response: mediaFiles,
    handle: async ({ context, body, ...call }) => ({
      files: await orderMedia(context, signedIn(call).account, body),
    }),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/media/:id',
    access: 'in_good_standing',
    operation: 'changeMedia',
    summary: 'Change what is written to a file',
    params: mediaParams,
    body: mediaChange,
    response: mediaFile,
    handle: ({ context, params, body, ...call }) =>
      changeMedia(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/media/:id',
    access: 'in_good_standing',
    operation: 'removeMedia',
    summary: 'Delete a file; for 30 days it can be brought back, unless its bytes go too',
    params: mediaParams,
    query: mediaRemovalQuery,
    response: mediaFile,
    handle: ({ context, params, query, ...call }) =>
      removeMedia(context, signedIn(call).account, params.id, {
        fromStorage: query.from_storage === 'true',
      }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/media/:id/restoration',
    access: 'in_good_standing',
    operation: 'restoreMedia',
    summary: 'Bring a deleted file back',
    params: mediaParams,
    response: mediaFile,
    handle: ({ context, params, ...call }) => restoreMedia(context, signedIn(call).account, params.id),
  }),
];
