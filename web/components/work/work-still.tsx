import { Film, ImageOff, Play } from 'lucide-react';
import type { WorkFile } from '#contract/work/deliverables.ts';

type WorkStillProps = { file: WorkFile; className?: string; alt?: string };

/** A picture, or a still of a video with a play mark. It fills its frame. */
export function WorkStill({ file, className = '', alt = '' }: WorkStillProps) {
  const { is_video, url, poster_url, status } = file;
  const source = status === 'ready' ? (is_video ? poster_url : url) : null;
  const Icon = status === 'failed' ? ImageOff : Film;
  return (
    <span className={`relative block overflow-hidden bg-sunken ${className}`}>
      {source ? (
        <img src={source} alt={alt} loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <span className="grid size-full place-items-center text-ink-3">
          <Icon aria-hidden="true" className="size-7 stroke-[1.75]" />
        </span>
      )}
      {is_video && status === 'ready' ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <span className="grid size-10 place-items-center rounded-full bg-night/85 text-night-ink">
            <Play aria-hidden="true" className="ml-0.5 size-4.5 stroke-[1.75]" />
          </span>
        </span>
      ) : null}
    </span>
  );
}
