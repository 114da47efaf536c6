import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile } from '#contract/base/media.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { portfolioPlace } from './portfolio-place.ts';

/** The user's own work, for pages whose loader has fetched it, and the progress of background uploads. */
export function usePortfolio(creatorId: string): { files: readonly MediaFile[]; uploadWords: string | null } {
  const { api } = useRouteContext({ from: '__root__' });
  const place = portfolioPlace(creatorId);
  const { data } = useSuspenseQuery(mediaOptions(api, place));
  const { uploads } = useUploads(place);
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return { files: data.files, uploadWords: wordsFor(failed, uploads.length - failed) };
}

/** "One file failed and one is on its way. You can continue while we upload." */
function wordsFor(failed: number, underWay: number): string | null {
  if (failed + underWay === 0) return null;
  const parts = [
    failed > 0 ? `${counted(failed)} failed` : null,
    underWay > 0
      ? `${
          failed > 0
            ? counted(underWay)
                .replace(/ files?$/, '')
                .toLowerCase()
            : counted(underWay)
        } ${underWay === 1 ? 'is' : 'are'} uploading`
      : null,
  ].filter(Boolean);
  const advice =
    underWay > 0
      ? 'You can continue while we upload.'
      : `You can continue and fix ${failed === 1 ? 'it' : 'them'} later.`;
  return `${parts.join(' and ')}. ${advice}`;
}

function counted(count: number): string {
  return count === 1 ? 'One file' : `${count} files`;
}
