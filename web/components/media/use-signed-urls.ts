import { useQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { signedUrlsOptions } from './media-options.ts';

const RENEW_MS = (SIGNED_URL_SECONDS - 300) * 1000;

/** The signed addresses of these files by path. A missing one is loading or not allowed. */
export function useSignedUrls(files: readonly MediaFile[]): ReadonlyMap<string, SignedFile> {
  const { api } = useRouteContext({ from: '__root__' });
  const ready = files.filter(({ status }) => status === 'ready');
  return useQueries({
    queries: signedUrlsOptions(api, ready).map((options) => ({
      ...options,
      placeholderData: (before: SignedFile[] | undefined) => before,
      refetchInterval: RENEW_MS,
    })),
    combine: toMap,
  });
}

function toMap(answers: { data?: SignedFile[] | undefined }[]): ReadonlyMap<string, SignedFile> {
  return new Map(answers.flatMap(({ data = [] }) => data).map((file) => [file.file_path, file]));
}
