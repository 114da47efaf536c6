import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaTile } from '#web/components/media/media-tile.tsx';
import type { MediaActions } from '#web/components/media/use-media-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { TILE_SIZES } from './media-grid.tsx';
import type { useDragOrder } from './use-drag-order.ts';

const WordsDialog = lazyPart(
  async () => (await import('#web/components/media/words-dialog.tsx')).WordsDialog,
);

type GalleryItemProps = {
  file: MediaFile;
  signed: SignedFile | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** Null when nothing can be changed, like `onMove`. */
  drag: ReturnType<typeof useDragOrder> | null;
  onMove: ((by: -1 | 1) => void) | null;
  onOpen: () => void;
  actions: MediaActions;
};

export function GalleryItem({
  file,
  signed,
  isFirst,
  isLast,
  drag,
  onMove,
  onOpen,
  actions,
}: GalleryItemProps) {
  const [isEditing, setEditing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = file.caption ?? file.original_name;
  const button = (
    <Button
      ref={trigger}
      size="dense"
      shape="icon"
      aria-label={`Options for ${name}`}
      icon={<Ellipsis aria-hidden="true" />}
    />
  );
  const menu = onMove ? (
    <OnDemand
      trigger={button}
      popup="menu"
      load={async () => (await import('./item-menu.tsx')).ItemMenu}
      props={{
        trigger: button,
        isFirst,
        isLast,
        onMove,
        onEdit: () => setEditing(true),
        onDelete: () => void actions.remove.run(file),
      }}
    />
  ) : null;
  return (
    <li {...drag?.propsFor(file.id)} className={lookOf(file.id, drag)}>
      <MediaTile
        file={file}
        signed={signed}
        sizes={TILE_SIZES}
        onOpen={onOpen}
        action={menu}
        eager={isFirst}
      />
      {isEditing ? (
        <Suspense fallback={null}>
          <WordsDialog file={file} onClose={() => setEditing(false)} returnFocus={trigger} />
        </Suspense>
      ) : null}
    </li>
  );
}

function lookOf(id: string, drag: GalleryItemProps['drag']): string {
  const ring = 'rounded-large outline-2 -outline-offset-2 outline-accent';
  return `min-w-0 ${drag?.isDragged(id) ? 'opacity-45' : ''} ${drag?.isOver(id) ? ring : ''}`;
}
