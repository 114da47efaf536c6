import { ImageIcon, Trash2 } from 'lucide-react';
import { ACCEPTS_PICTURES } from '#web/components/media/file-kind.ts';
import { PictureUpload } from '#web/components/media/picture-upload.tsx';
import type { Attachments } from '#web/components/media/use-attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

type ScreenshotFieldProps = { shots: Attachments; error: string | null };

/** One picture: uploaded, in progress, or still to be chosen. */
export function ScreenshotField({ shots, error }: ScreenshotFieldProps) {
  const { files, uploads, remove } = shots;
  const [file] = files;
  if (file) {
    return (
      <div className="flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2">
        <ImageIcon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <span className="min-w-0 grow truncate text-md">{file.original_name}</span>
        <Button
          size="touch"
          variant="ghost"
          shape="icon"
          aria-label={`Remove ${file.original_name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove(file.id)}
        />
      </div>
    );
  }
  if (uploads.uploads.length > 0) {
    return (
      <div>
        <PictureUpload name="Screenshot" uploads={uploads} />
        <p role="alert" className="mt-2 text-hint text-danger empty:hidden">
          {error}
        </p>
      </div>
    );
  }
  return (
    <FileDrop
      label="Screenshot"
      verb="Choose a screenshot"
      accepts="A picture. The business can see it."
      accept={ACCEPTS_PICTURES}
      onFiles={(chosen) => uploads.add(chosen.slice(0, 1))}
      error={error ?? undefined}
    />
  );
}
