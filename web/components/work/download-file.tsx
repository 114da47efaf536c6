import { Download, Share } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { fileHref } from './downloads.ts';
import { canShareFile, readFile, shareFile } from './share-file.ts';

type DownloadFileProps = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'variant' | 'className'> & {
  workId: string;
  file: Pick<WorkFile, 'media_file_id' | 'original_name' | 'mime_type'>;
};

/** Downloads an approved file. A phone opens its share sheet instead, where it can be saved to the photos. */
export function DownloadFile({ workId, file, ...look }: DownloadFileProps) {
  const wanted = {
    href: fileHref(workId, file.media_file_id),
    name: file.original_name,
    type: file.mime_type,
  };
  const [isBusy, setBusy] = useState(false);
  /** Read already, but the share sheet needs another press. */
  const [ready, setReady] = useState<File | null>(null);

  async function share() {
    setBusy(true);
    try {
      const read = ready ?? (await readFile(wanted));
      const outcome = read === null ? 'refused' : await shareFile(read);
      setReady(outcome === 'press_again' ? read : null);
      // The answer is an attachment, so this page stays.
      if (outcome === 'refused') window.location.assign(wanted.href);
    } catch (cause) {
      toast({ title: 'Couldn’t download the file', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  function press(event: MouseEvent) {
    if (!canShareFile(wanted)) return;
    event.preventDefault();
    if (!isBusy) void share();
  }

  return (
    <ButtonLink
      {...look}
      href={wanted.href}
      download={wanted.name}
      aria-busy={isBusy || undefined}
      icon={ready ? <Share aria-hidden="true" /> : <Download aria-hidden="true" />}
      onClick={press}
    >
      <span>
        {ready ? 'Save or share' : 'Download'}
        <span className="sr-only"> {wanted.name}</span>
      </span>
    </ButtonLink>
  );
}
