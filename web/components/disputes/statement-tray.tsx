import { FileText, Film, ImageIcon, Paperclip, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { MOST_STATEMENT_FILES } from '#domain/work/dispute-states.ts';
import { ACCEPTS_ALL, ACCEPTS_PDF } from '#web/components/media/file-kind.ts';
import { sizeWords } from '#web/components/media/media-words.ts';
import { stateWords } from '#web/components/media/state-words.ts';
import type { UploadView } from '#web/components/media/upload-view.ts';
import { Button } from '#web/ui/button.tsx';
import type { StatementFiles } from './use-statement-files.ts';

type StatementTrayProps = { showing: StatementFiles; error?: string | null };

/** Pictures, videos and PDFs beside the text: uploaded, in progress, and room for more. */
export function StatementTray({ showing, error = null }: StatementTrayProps) {
  const { files, uploads, remove } = showing;
  const room = MOST_STATEMENT_FILES - files.length - uploads.uploads.length;
  return (
    <fieldset className="w-full min-w-0">
      <legend className="text-base font-semibold">Files (optional)</legend>
      <p className="mt-1 text-hint text-ink-3">
        Up to {MOST_STATEMENT_FILES} pictures, videos or PDFs. The other side and our reviewer can see them.
      </p>
      {files.length + uploads.uploads.length > 0 ? (
        <ul aria-label="Attached files" className="mt-3 divide-y divide-line border-line border-y">
          {files.map((file) => (
            <Row key={file.id} icon={iconOf(file)} name={file.original_name} meta={sizeWords(file.byte_size)}>
              <RemoveButton label={`Remove ${file.original_name}`} onPress={() => remove(file.id)} />
            </Row>
          ))}
          {uploads.uploads.map((upload) => (
            <Row key={upload.id} icon={KIND_ICONS[upload.kind]} name={upload.name} meta={stateWords(upload)}>
              {upload.state === 'failed' && upload.canRetry ? (
                <Button size="dense" onClick={() => uploads.retry(upload.id)}>
                  Retry
                </Button>
              ) : null}
              <RemoveButton label={`Cancel ${upload.name}`} onPress={() => uploads.cancel(upload.id)} />
            </Row>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <span className="relative mt-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 font-semibold text-md hover:wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <Paperclip aria-hidden="true" className="size-4 stroke-[1.75]" />
          <span aria-hidden="true">Add files</span>
          <input
            type="file"
            aria-label="Add files"
            accept={`${ACCEPTS_ALL},${ACCEPTS_PDF}`}
            multiple
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])].slice(0, room));
              event.target.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
      ) : null}
      <p role="alert" className="mt-2 text-hint text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type RowProps = { icon: ReactNode; name: string; meta: string; children: ReactNode };

function Row({ icon, name, meta, children }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="shrink-0 text-ink-2 *:size-5 *:stroke-[1.75]">{icon}</span>
      <span className="min-w-0 grow">
        <span className="block truncate text-md">{name}</span>
        <span className="num block text-sm wrap-anywhere text-ink-3">{meta}</span>
      </span>
      {children}
    </li>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      size="touch"
      variant="ghost"
      shape="icon"
      aria-label={label}
      icon={<Trash2 aria-hidden="true" />}
      onClick={onPress}
    />
  );
}

const KIND_ICONS: Record<UploadView['kind'], ReactNode> = {
  picture: <ImageIcon aria-hidden="true" />,
  video: <Film aria-hidden="true" />,
  document: <FileText aria-hidden="true" />,
};

function iconOf({ content_type }: MediaFile): ReactNode {
  if (content_type.startsWith('video/')) return KIND_ICONS.video;
  return content_type === 'application/pdf' ? KIND_ICONS.document : KIND_ICONS.picture;
}
