import { FileText } from 'lucide-react';
import type { ComponentType } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { FileDialogProps } from './file-dialog.tsx';
import { WorkStill } from './work-still.tsx';
import { measureWords } from './work-words.ts';

type FileStripProps = {
  files: readonly WorkFile[];
  /** The label of the files: "Files of version 2". */
  label: string;
};

/** Files in a row; a press opens a file at full size, documents are downloaded. */
export function FileStrip({ files, label }: FileStripProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {files.map((file) => (
        <li key={file.media_file_id} className="min-w-0">
          {file.mime_type === 'application/pdf' ? <DocumentFile file={file} /> : <Shown file={file} />}
        </li>
      ))}
    </ul>
  );
}

const face =
  'group block w-full rounded-control text-left text-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink';
const frame =
  'grid aspect-4/5 w-full place-items-center overflow-hidden rounded-control border border-line bg-sunken group-hover:border-line-strong';

function Shown({ file }: { file: WorkFile }) {
  const trigger = (
    <button type="button" className={face}>
      <span className={frame}>
        <WorkStill file={file} className="size-full" />
      </span>
      <Name verb="Show" file={file} />
    </button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async (): Promise<ComponentType<FileDialogProps>> =>
        (await import('./file-dialog.tsx')).FileDialog
      }
      props={{ trigger, file }}
    />
  );
}

function DocumentFile({ file }: { file: WorkFile }) {
  const look = (
    <>
      <span className={frame}>
        <FileText aria-hidden="true" className="size-8 stroke-[1.75] text-ink-3" />
      </span>
      <Name verb="Save" file={file} />
    </>
  );
  if (file.url === null) return <div className={face}>{look}</div>;
  return (
    <a href={file.url} download className={face}>
      {look}
    </a>
  );
}

/** Screen readers hear the action before the visible name. */
function Name({ verb, file }: { verb: string; file: WorkFile }) {
  const measure = file.mime_type === 'application/pdf' ? 'PDF' : measureWords(file);
  return (
    <span className="mt-1.5 block">
      <span className="block truncate">
        <span className="sr-only">{verb} </span>
        {file.original_name}
      </span>
      {measure ? <span className="num block text-ink-3">{measure}</span> : null}
    </span>
  );
}
