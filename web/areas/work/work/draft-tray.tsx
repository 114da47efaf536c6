import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { contentTypeOf, type DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { fileKindOf, findWrongKind } from '#domain/work/file-kinds.ts';
import {
  ACCEPTS_ALL,
  ACCEPTS_PICTURES,
  ACCEPTS_VIDEOS,
  kindOf,
  typeOf,
} from '#web/components/media/file-kind.ts';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import type { Uploads } from '#web/components/media/use-uploads.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { DraftTile } from './draft-tile.tsx';

type DraftTrayProps = {
  deliverable: Deliverable;
  uploads: Uploads;
  onKeep: (ids: readonly string[]) => void;
};

const MOST_FILES = 20;

/** The files of the next version: uploaded, in progress, and room for more. */
export function DraftTray({ deliverable, uploads, onKeep }: DraftTrayProps) {
  const { draft_files, quantity, version, submissions } = deliverable;
  const sentBefore = new Set(submissions[0]?.files.map(({ media_file_id }) => media_file_id));
  const ids = draft_files.map(({ media_file_id }) => media_file_id);
  const count = ids.length + uploads.uploads.length;
  const [wrong, setWrong] = useState<string | null>(null);

  function add(files: readonly File[]) {
    const { fitting, problem } = sortOut(deliverable.kind, files);
    setWrong(problem);
    uploads.add(fitting.slice(0, MOST_FILES - count));
  }

  function move(from: number, by: -1 | 1) {
    const next = [...ids];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    onKeep(next);
  }

  return (
    <>
      <ul
        aria-label="Files of this version"
        className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]"
      >
        {draft_files.map((file, at) => (
          <DraftTile
            key={file.media_file_id}
            file={file}
            sentWith={sentBefore.has(file.media_file_id) ? version : null}
            onRemove={() => onKeep(ids.filter((one) => one !== file.media_file_id))}
            onEarlier={at > 0 ? () => move(at, -1) : null}
            onLater={at < ids.length - 1 ? () => move(at, 1) : null}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <li key={upload.id} className="min-w-0">
            <UploadTile
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDismiss={() => uploads.dismiss(upload.id)}
              onCancel={() => uploads.cancel(upload.id)}
              onPause={() => uploads.pause(upload.id)}
              onResume={() => uploads.resume(upload.id)}
            />
          </li>
        ))}
        {count < MOST_FILES ? (
          <DropZone
            label={addWords(count, quantity)}
            isAlone={count === 0}
            deliverable={deliverable}
            onFiles={add}
          />
        ) : null}
      </ul>
      <StepProblem problem={wrong} className="mt-3" />
    </>
  );
}

/** A drop may hold what the file dialog would not offer. */
function sortOut(kind: DeliverableKind, files: readonly File[]): { fitting: File[]; problem: string | null } {
  const wrongOf = (file: File) => {
    const type = typeOf(file);
    if (!/^(image|video)\//.test(type)) return null;
    return findWrongKind(kind, { original_name: file.name, is_video: kindOf(type) === 'video' });
  };
  return {
    fitting: files.filter((file) => wrongOf(file) === null),
    problem: files.map(wrongOf).find((found) => found !== null) ?? null,
  };
}

function addWords(count: number, quantity: number): string {
  if (count === 0) return quantity === 1 ? 'Drop your file' : `Drop ${quantity} files`;
  return count < quantity ? `Add file ${count + 1} of ${quantity}` : 'Add another file';
}

const TAKES: Record<ReturnType<typeof fileKindOf>, { accept: string; takes: string }> = {
  video: { accept: ACCEPTS_VIDEOS, takes: 'MP4, MOV or WebM, up to 2 GB' },
  picture: { accept: ACCEPTS_PICTURES, takes: 'JPEG, PNG or HEIC' },
  either: { accept: ACCEPTS_ALL, takes: 'MP4, MOV or a picture, up to 2 GB' },
};

type DropZoneProps = {
  label: string;
  isAlone: boolean;
  deliverable: Deliverable;
  onFiles: (files: File[]) => void;
};

/** The file input covers it, so the browser handles clicks, keys and dropped files alike. */
function DropZone({ label, isAlone, deliverable: { kind }, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const { accept, takes } = TAKES[fileKindOf(kind)];
  const spans = isAlone ? 'col-span-full' : contentTypeOf(kind) === 'ugc' ? '' : 'sm:col-span-2';
  return (
    <li
      className={`relative grid min-h-40 min-w-0 place-items-center rounded-large border border-dashed p-4 text-center hover:wash has-focus-visible:border-solid has-focus-visible:border-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink ${spans} ${isOver ? 'border-ink bg-sel' : 'border-control'}`}
    >
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <div aria-hidden="true" className="pointer-events-none">
        <span className="mx-auto grid size-11 place-items-center rounded-full bg-fill">
          <Upload className="size-5 stroke-[1.75]" />
        </span>
        <span className="mt-3 block text-md font-semibold text-balance">{label}</span>
        <span className="mt-0.5 block text-base text-balance text-ink-2">
          <span className="md:hidden">Camera or library</span>
          <span className="max-md:hidden">{takes}</span>
        </span>
      </div>
    </li>
  );
}
