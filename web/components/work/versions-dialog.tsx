import { type ComponentProps, type ReactElement, useState } from 'react';
import type { Submission } from '#contract/work/deliverables.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { WorkFileView } from './work-file-view.tsx';
import { measureWords } from './work-words.ts';

export type VersionsDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  versions: readonly Submission[];
};

export function VersionsDialog({ trigger, title, versions }: VersionsDialogProps) {
  const [open, setOpen] = useState(true);
  const numbers = versions.map(({ version }) => version).join(' and ');
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={`${title}, version ${numbers}`}
      phone="full"
      width="wide"
      className={versions.length > 1 ? 'md:max-w-[58rem]!' : ''}
    >
      <div className={`mt-5 grid gap-6 ${versions.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {versions.map((version) => (
          <Version key={version.version} submission={version} />
        ))}
      </div>
    </Dialog>
  );
}

function Version({ submission }: { submission: Submission }) {
  const { version, files, caption, note } = submission;
  return (
    <section aria-label={`Version ${version}`} className="min-w-0">
      <h3 className="type-item mb-2">Version {version}</h3>
      <ul className="grid gap-4">
        {files.map((file) => (
          <li key={file.media_file_id}>
            <WorkFileView file={file} />
            <p className="num mt-1.5 text-sm wrap-anywhere text-ink-2">
              {[file.original_name, measureWords(file)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {caption ? <p className="mt-3 text-base whitespace-pre-line wrap-anywhere">{caption}</p> : null}
      {note ? <p className="mt-2 text-base wrap-anywhere text-ink-2">“{note}”</p> : null}
    </section>
  );
}
