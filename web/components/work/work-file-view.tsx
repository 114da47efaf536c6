import type { WorkFile } from '#contract/work/deliverables.ts';

/** A picture at full size, or a video player. */
export function WorkFileView({ file }: { file: WorkFile }) {
  if (file.url === null) {
    return (
      <p className="rounded-control bg-sunken p-4 text-md text-ink-2">We can’t show this file right now.</p>
    );
  }
  if (file.is_video) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what people film of their work comes without captions.
      <video
        src={file.url}
        poster={file.poster_url ?? undefined}
        aria-label={file.original_name}
        controls
        playsInline
        preload="metadata"
        className="max-h-[70vh] w-full rounded-control bg-black"
      />
    );
  }
  return <img src={file.url} alt={file.original_name} className="max-h-[70vh] rounded-control" />;
}
