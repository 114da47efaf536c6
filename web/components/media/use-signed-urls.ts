import { useQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile, SignedFile } from '#contract/media.ts';
import { SIGNED_URL_SECONDS } from '#domain/media.ts';
import { signedUrlsOptions } from './media-options.ts';

const RENEW_MS = (SIGNED_URL_SECONDS - 300) * 1000;

/** Where these files can be read, by their path. A file that is not there yet is being asked for, or may not be read. */
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
