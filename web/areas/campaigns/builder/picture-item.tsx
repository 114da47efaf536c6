import { PencilLine, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import type { MediaActions } from '#web/components/media/use-media-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WordsDialog = lazyPart(
  async () => (await import('#web/components/media/words-dialog.tsx')).WordsDialog,
);

type PictureItemProps = { file: MediaFile; signed: SignedFile | undefined; actions: MediaActions };

/** A picture of the campaign, to describe or remove. */
export function PictureItem({ file, signed, actions }: PictureItemProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const name = file.caption ?? file.original_name;
  return (
    <li className="relative aspect-[4/5] overflow-hidden rounded-control bg-fill">
      <MediaPicture file={file} signed={signed} sizes="9rem" alt={file.alt_text ?? name} />
      <div className="absolute top-1.5 right-1.5 flex gap-1.5">
        <Button
          ref={edit}
          size="dense"
          shape="icon"
          aria-label={`Describe ${name}`}
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
        <Button
          size="dense"
          shape="icon"
          aria-label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={() => void actions.remove.run(file)}
        />
      </div>
      {isEditing ? (
        <Suspense>
          <WordsDialog file={file} onClose={() => setEditing(false)} returnFocus={edit} />
        </Suspense>
      ) : null}
    </li>
  );
}
