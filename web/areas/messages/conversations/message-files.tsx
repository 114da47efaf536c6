import { Download, FileText } from 'lucide-react';
import type { ComponentType } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import type { FileDialogProps } from '#web/components/work/file-dialog.tsx';
import { WorkStill } from '#web/components/work/work-still.tsx';
import { measureWords } from '#web/components/work/work-words.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';

type MessageFilesProps = { files: readonly WorkFile[]; isOurs: boolean };

/** Pictures and videos to view, documents to download. */
export function MessageFiles({ files, isOurs }: MessageFilesProps) {
  const documents = files.filter(isDocument);
  const pictures = files.filter((file) => !isDocument(file));
  return (
    <div className={`grid gap-2 ${isOurs ? 'justify-items-end' : 'justify-items-start'}`}>
      {pictures.length > 0 ? (
        <ul className={`grid w-full gap-1.5 ${pictures.length === 1 ? 'max-w-56' : 'max-w-72 grid-cols-2'}`}>
          {pictures.map((file) => (
            <li key={file.media_file_id} className="min-w-0">
              <Picture file={file} isAlone={pictures.length === 1} />
            </li>
          ))}
        </ul>
      ) : null}
      {documents.map((file) => (
        <DocumentFile key={file.media_file_id} file={file} />
      ))}
    </div>
  );
}

function isDocument({ mime_type }: WorkFile): boolean {
  return mime_type === 'application/pdf';
}

function Picture({ file, isAlone }: { file: WorkFile; isAlone: boolean }) {
  const look = `block w-full overflow-hidden rounded-card border border-line ${isAlone ? 'aspect-4/5' : 'aspect-square'}`;
  const still = <WorkStill file={file} className="size-full" />;
  // Files that are still processing, or failed to, can't be opened.
  if (file.status !== 'ready' || file.url === null) {
    return (
      <div className={look}>
        {still}
        <span className="sr-only">{file.original_name}</span>
      </div>
    );
  }
  const trigger = (
    <button
      type="button"
      aria-label={`Show ${[file.original_name, measureWords(file)].filter(Boolean).join(', ')}`}
      className={`${look} cursor-zoom-in hover:border-line-strong`}
    >
      {still}
    </button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async (): Promise<ComponentType<FileDialogProps>> =>
        (await import('#web/components/work/file-dialog.tsx')).FileDialog
      }
      props={{ trigger, file }}
    />
  );
}

function DocumentFile({ file }: { file: WorkFile }) {
  const look =
    'flex min-h-13 max-w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-base text-ink';
  const name = (
    <>
      <FileText aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{file.original_name}</span>
        <span className="block text-sm text-ink-3">PDF</span>
      </span>
    </>
  );
  if (file.url === null) return <div className={look}>{name}</div>;
  return (
    <a href={file.url} download className={`${look} hover:wash`}>
      <span className="sr-only">Save </span>
      {name}
      <Download aria-hidden="true" className="ml-1 size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
    </a>
  );
}
