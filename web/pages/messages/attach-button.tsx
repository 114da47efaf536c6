import { Paperclip } from 'lucide-react';
import { ACCEPTS_ALL, ACCEPTS_PDF } from '#web/components/media/file-kind.ts';

type AttachButtonProps = { onFiles: (files: readonly File[]) => void };

/** The clip. The file input covers it, so the browser takes a press, a key and a dropped file alike. */
export function AttachButton({ onFiles }: AttachButtonProps) {
  return (
    <span
      title="Add files"
      className="relative grid size-10 shrink-0 place-items-center rounded-control text-ink-2 hover:wash hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11"
    >
      <Paperclip aria-hidden="true" className="size-5 stroke-[1.75]" />
      <input
        type="file"
        aria-label="Add files"
        accept={`${ACCEPTS_ALL},${ACCEPTS_PDF}`}
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </span>
  );
}
