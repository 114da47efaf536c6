import type { ComponentProps } from 'react';
import { MediaViewer } from './media-viewer.tsx';
import { useSignedUrls } from './use-signed-urls.ts';

type SignedViewerProps = Omit<ComponentProps<typeof MediaViewer>, 'signed'>;

/** The viewer for files of which only some are shown on the page. */
export function SignedViewer(props: SignedViewerProps) {
  return <MediaViewer {...props} signed={useSignedUrls(props.files)} />;
}
