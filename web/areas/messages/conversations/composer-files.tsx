import { FileText, Film, ImageIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { kindOf } from '#web/components/media/file-kind.ts';
import { LocalPreview } from '#web/components/media/local-preview.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { stateWords } from '#web/components/media/state-words.ts';
import type { UploadView } from '#web/components/media/upload-view.ts';
import type { Attachments } from '#web/components/media/use-attachments.ts';
import { Button } from '#web/ui/button.tsx';

/** The files of the message, above its text: uploaded, or in progress. */
export function ComposerFiles({ attachments }: { attachments: Attachments }) {
  const { files, uploads, remove } = attachments;
  if (files.length + uploads.uploads.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="mb-2 flex max-h-44 flex-wrap gap-2 overflow-y-auto">
      {files.map((file) => (
        <Chip key={file.id} kind={kindOf(file.content_type)} name={file.original_name} meta={metaOf(file)}>
          <RemoveButton label={`Remove ${file.original_name}`} onPress={() => remove(file.id)} />
        </Chip>
      ))}
      {uploads.uploads.map((upload) => (
        <Chip
          key={upload.id}
          kind={upload.kind}
          name={upload.name}
          meta={stateWords(upload)}
          preview={upload.preview}
          done={doneOf(upload)}
          isFailed={upload.state === 'failed'}
        >
          {upload.state === 'failed' && upload.canRetry ? (
            <Button size="dense" onClick={() => uploads.retry(upload.id)}>
              Retry<span className="sr-only"> {upload.name}</span>
            </Button>
          ) : null}
          <RemoveButton label={`Cancel ${upload.name}`} onPress={() => uploads.cancel(upload.id)} />
        </Chip>
      ))}
    </ul>
  );
}

type ChipProps = {
  kind: UploadView['kind'];
  name: string;
  meta: string;
  preview?: string | null;
  /** The uploaded share, from 0 to 1; undefined when complete. */
  done?: number | undefined;
  isFailed?: boolean;
  children: ReactNode;
};

function Chip({ kind, name, meta, preview = null, done, isFailed = false, children }: ChipProps) {
  return (
    <li
      className={`relative flex min-h-12 min-w-0 max-w-full items-center gap-2.5 overflow-hidden rounded-control border py-1 pr-1 pl-2.5 ${isFailed ? 'border-danger bg-danger-tint' : 'border-line bg-sunken'}`}
    >
      <LocalPreview src={preview} className="size-9 shrink-0 rounded-badge object-cover">
        <span className="shrink-0 text-ink-2 *:size-5 *:stroke-[1.75]">{ICONS[kind]}</span>
      </LocalPreview>
      <span className="min-w-0 max-w-44">
        <span className="block truncate text-base">{name}</span>
        <span className={`num block text-xs wrap-anywhere ${isFailed ? 'text-danger' : 'text-ink-3'}`}>
          {meta}
        </span>
      </span>
      {children}
      {done === undefined ? null : (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-1 w-full origin-left bg-ink transition-[scale] duration-fast"
          style={{ scale: `${done} 1` }}
        />
      )}
    </li>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      size="dense"
      variant="ghost"
      shape="icon"
      aria-label={label}
      icon={<X aria-hidden="true" />}
      onClick={onPress}
    />
  );
}

const ICONS: Record<UploadView['kind'], ReactNode> = {
  picture: <ImageIcon aria-hidden="true" />,
  video: <Film aria-hidden="true" />,
  document: <FileText aria-hidden="true" />,
};

function metaOf({ byte_size }: MediaFile): string {
  return sizeWords(byte_size);
}

function doneOf({ state, sent_bytes, byte_size }: UploadView): number | undefined {
  if (state === 'failed') return undefined;
  return byte_size > 0 ? Math.min(1, sent_bytes / byte_size) : 0;
}
