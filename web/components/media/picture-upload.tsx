import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { UploadView } from '#web/components/media/upload-view.ts';
import type { Uploads } from '#web/components/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

type PictureUploadProps = { name: string; uploads: Uploads };

/** An upload in progress, in a line below the picture's place. */
export function PictureUpload({ name, uploads }: PictureUploadProps) {
  return uploads.uploads.map((upload) => (
    <div key={upload.id} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {upload.state === 'failed' ? (
        <Failed name={name} upload={upload} uploads={uploads} />
      ) : (
        <>
          <ProgressBar
            label={name}
            value={upload.byte_size > 0 ? upload.sent_bytes / upload.byte_size : 0}
            words={progressWords(name, upload)}
            className="min-w-0 grow"
          />
          <Button size="dense" onClick={() => uploads.cancel(upload.id)}>
            Cancel<span className="sr-only"> {name}</span>
          </Button>
        </>
      )}
    </div>
  ));
}

function Failed({ name, upload, uploads }: PictureUploadProps & { upload: UploadView }) {
  return (
    <>
      <p role="alert" className="flex min-w-0 grow basis-60 items-start gap-1.75 text-md text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
        <span className="min-w-0 wrap-anywhere">{upload.failure ?? 'Upload failed. Please try again.'}</span>
      </p>
      {upload.canRetry ? (
        <Button
          size="dense"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={`Retry ${name}`}
          onClick={() => uploads.retry(upload.id)}
        >
          Retry
        </Button>
      ) : null}
      <Button
        size="dense"
        shape="icon"
        icon={<X aria-hidden="true" />}
        aria-label={`Dismiss ${name}`}
        onClick={() => uploads.dismiss(upload.id)}
      />
    </>
  );
}

const STATE_WORDS = { preparing: 'preparing', checking: 'processing' } as const;

function progressWords(name: string, { state, sent_bytes, byte_size }: UploadView): string {
  if (state === 'preparing' || state === 'checking') return `${name}, ${STATE_WORDS[state]}`;
  const percent = byte_size > 0 ? Math.floor((sent_bytes / byte_size) * 100) : 0;
  return `${name}, ${percent}%`;
}
