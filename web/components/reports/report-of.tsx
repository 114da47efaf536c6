import { Suspense } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ReportUpload = lazyPart(async () => (await import('./report-upload.tsx')).ReportUpload);

/** The button that reports the file shown in a viewer. */
export function reportOf({ id, content_type }: MediaFile) {
  return (
    <Suspense>
      <ReportUpload
        key={id}
        id={id}
        isVideo={content_type.startsWith('video/')}
        className="text-night-ink hover:bg-night-line focus-visible:outline-night-ink"
      />
    </Suspense>
  );
}
