import { type DragEvent, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';

/** Puts `id` at the place of `before`; everything between moves up. */
export function moveTo(files: readonly MediaFile[], id: string, before: string): MediaFile[] {
  const from = files.findIndex((file) => file.id === id);
  const to = files.findIndex((file) => file.id === before);
  return moveBy(files, id, from < 0 || to < 0 ? 0 : to - from);
}

/** `by` is -1 for one place earlier. A file at either end stays there. */
export function moveBy(files: readonly MediaFile[], id: string, by: number): MediaFile[] {
  const from = files.findIndex((file) => file.id === id);
  const [moved] = files.slice(from, from + 1);
  if (from < 0 || moved === undefined) return [...files];
  const rest = files.filter((file) => file.id !== id);
  return rest.toSpliced(Math.max(0, from + by), 0, moved);
}

/** Drag and drop. "Move earlier" and "Move later" do the same without a pointer. */
export function useDragOrder(files: readonly MediaFile[], onMove: (files: MediaFile[], id: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);

  function end() {
    setDragged(null);
    setOver(null);
  }

  function propsFor(id: string) {
    return {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== id) onMove(moveTo(files, dragged, id), dragged);
        end();
      },
      onDragEnd: end,
    };
  }

  return {
    propsFor,
    isDragged: (id: string) => id === dragged,
    isOver: (id: string) => id === over && id !== dragged,
  };
}
