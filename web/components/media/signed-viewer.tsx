import type { MediaFile } from '#contract/base/media.ts';
import { MediaViewer } from './media-viewer.tsx';
import { useSignedUrls } from './use-signed-urls.ts';

type SignedViewerProps = { files: readonly MediaFile[]; startAt: string; onClose: () => void };

/** The viewer for files of which only some are shown on the page. */
export function SignedViewer({ files, startAt, onClose }: SignedViewerProps) {
  return <MediaViewer files={files} signed={useSignedUrls(files)} startAt={startAt} onClose={onClose} />;
}
