import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { Deliverable, Submission } from '#contract/work/deliverables.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { DownloadFile } from '#web/components/work/download-file.tsx';
import { VersionsButton } from '#web/components/work/versions-button.tsx';
import { measureWords } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { type Pin, Player, type PlayerHandle } from './player.tsx';

type StageProps = {
  workId: string;
  deliverable: Deliverable;
  shown: Submission;
  onShow: (version: number) => void;
  pins: readonly Pin[];
  ref: Ref<PlayerHandle>;
};

/** A submission: a video or pictures, one at a time, with its caption and measurements. */
export function Stage({ workId, deliverable, shown, onShow, pins, ref }: StageProps) {
  const { submissions } = deliverable;
  const [at, setAt] = useState(0);
  const { files, caption, note, version } = shown;
  const file = files[Math.min(at, files.length - 1)];
  const newest = submissions[0];
  const other = version === newest?.version ? submissions[1] : newest;
  const label = `Version ${version}`;
  return (
    <div className="min-w-0">
      <div className="relative max-md:-mx-4">
        {file?.is_video ? (
          <Player key={file.media_file_id} file={file} pins={pins} label={label} ref={ref} />
        ) : file?.url ? (
          <img
            src={file.url}
            alt={`${label}, ${file.original_name}`}
            className="max-h-[75vh] w-full bg-night object-contain md:rounded-card"
          />
        ) : (
          <p className="grid min-h-60 place-items-center bg-sunken p-4 text-md text-ink-2 md:rounded-card">
            We can’t show this file right now.
          </p>
        )}
        <span className="absolute top-3 left-3 rounded-control bg-night/85 px-3 py-1.5 text-sm font-semibold text-night-ink">
          {label}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="num min-w-0 text-sm wrap-anywhere text-ink-2">{file ? measureWords(file) : ''}</p>
        {files.length > 1 ? (
          <div className="flex items-center gap-1">
            <Button
              size="dense"
              shape="icon"
              aria-label="Previous file"
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => setAt((at + files.length - 1) % files.length)}
            />
            <p aria-live="polite" className="num px-1 text-base">
              {at + 1} of {files.length}
            </p>
            <Button
              size="dense"
              shape="icon"
              aria-label="Next file"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => setAt((at + 1) % files.length)}
            />
          </div>
        ) : null}
      </div>
      {shown.can_download && file ? <DownloadFile workId={workId} file={file} className="mt-3" /> : null}
      {submissions.length > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Segments
            label="Version"
            value={String(version)}
            onValueChange={(next) => onShow(Number(next))}
            options={[...submissions]
              .reverse()
              .map((one) => ({ value: String(one.version), label: `v${one.version}` }))}
          />
          {other ? (
            <VersionsButton
              title={nameDeliverable(deliverable)}
              versions={[shown, other]}
              trigger={
                <button
                  type="button"
                  className="inline-flex min-h-6 items-center text-base font-medium text-link touch:min-h-11"
                >
                  Compare with v{other.version}
                </button>
              }
            />
          ) : null}
        </div>
      ) : null}
      {caption ? (
        <div className="mt-4">
          <p className="text-base text-ink-2">
            {deliverable.post_url === null ? 'Caption, as it will be posted' : 'Caption'}
          </p>
          <p className="mt-1 text-md whitespace-pre-line wrap-anywhere">{caption}</p>
        </div>
      ) : null}
      {note ? <p className="mt-3 text-md wrap-anywhere text-ink-2">“{note}”</p> : null}
    </div>
  );
}
