import { ArrowLeft, ArrowRight, Check, CircleAlert, Trash2 } from 'lucide-react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { TileFrame, tileShape } from '#web/components/media/tile-frame.tsx';
import { WorkStill } from '#web/components/work/work-still.tsx';
import { measureWords } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';

type DraftTileProps = {
  file: WorkFile;
  /** The version that already included the file; null for a new file. */
  sentWith: number | null;
  onRemove: () => void;
  /** Null at either end of the row. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
};

/** A file of the next version. */
export function DraftTile({ file, sentWith, onRemove, onEarlier, onLater }: DraftTileProps) {
  const { original_name: name, status } = file;
  return (
    <li className="min-w-0">
      <TileFrame title={name} meta={measureWords(file) || null}>
        <div className={`${tileShape} border border-line`}>
          <WorkStill file={file} className="size-full" />
          <span className="absolute bottom-2 left-2 inline-flex items-center gap-1.5 rounded-badge bg-surface px-2 py-1 text-xs font-semibold">
            {STATUS_ICONS[status]}
            {sentWith === null ? STATUS_WORDS[status] : `From version ${sentWith}`}
          </span>
          <div className="absolute top-2 right-2 flex gap-1.5">
            {onEarlier ? (
              <Button
                size="dense"
                shape="icon"
                aria-label={`Move ${name} forward`}
                icon={<ArrowLeft aria-hidden="true" />}
                onClick={onEarlier}
              />
            ) : null}
            {onLater ? (
              <Button
                size="dense"
                shape="icon"
                aria-label={`Move ${name} back`}
                icon={<ArrowRight aria-hidden="true" />}
                onClick={onLater}
              />
            ) : null}
            <Button
              size="dense"
              shape="icon"
              aria-label={`Remove ${name}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={onRemove}
            />
          </div>
        </div>
      </TileFrame>
    </li>
  );
}

const STATUS_ICONS = {
  processing: <SpinnerRing className="size-3.5" />,
  ready: <Check aria-hidden="true" className="size-3.5 stroke-[2.2]" />,
  failed: <CircleAlert aria-hidden="true" className="size-3.5 stroke-[2.2] text-danger" />,
} as const;
const STATUS_WORDS = { processing: 'Checking', ready: 'Ready', failed: 'Can’t be used' } as const;
