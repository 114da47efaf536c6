/// <reference types="vite/types/importMeta.d.ts" />
import { Camera } from 'lucide-react';
import type { ContentType } from '#domain/campaigns/deliverables.ts';
import { drawOnce } from '#web/ui/icons/draw-once.ts';
import { PLATFORM_MARKS } from '#web/ui/icons/platform-marks.ts';

const drawingOf = (platform: Exclude<ContentType, 'ugc'>) => ({
  __html: drawOnce(platform, `<path d="${PLATFORM_MARKS[platform]}"/>`),
});

const DRAWINGS = {
  instagram: drawingOf('instagram'),
  tiktok: drawingOf('tiktok'),
  youtube: drawingOf('youtube'),
};

/** The platform's name is always in the text beside it. UGC belongs to no platform and shows a camera. */
export function PlatformIcon({
  platform,
  className = 'size-4',
}: {
  platform: ContentType;
  className?: string;
}) {
  if (platform === 'ugc')
    return <Camera aria-hidden="true" className={`shrink-0 stroke-[1.75] ${className}`} />;
  return (
    <svg
      aria-hidden="true"
      // On the server the drawing it refers to has it.
      viewBox={import.meta.env.SSR ? undefined : '0 0 24 24'}
      className={`platform-icon ${className}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the platform's own mark
      dangerouslySetInnerHTML={DRAWINGS[platform]}
    />
  );
}
