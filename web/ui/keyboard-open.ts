import { useSyncExternalStore } from 'react';

const SHRINK_PX = 150;

/** Bars pinned to the bottom make room while an on-screen keyboard is open. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(watchViewport, isKeyboardOpen, () => false);
}

export type Viewport = { width: number; height: number };

/** Measures against the tallest viewport seen at the present width: turning the phone starts afresh. */
export function createKeyboardDetector(first: Viewport) {
  let tallest = first;
  let open = false;
  return {
    see(now: Viewport) {
      if (now.width !== tallest.width || now.height > tallest.height) tallest = now;
      open = tallest.height - now.height > SHRINK_PX;
    },
    isOpen: () => open,
  };
}

let detector: ReturnType<typeof createKeyboardDetector> | null = null;

function watchViewport(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  detector ??= createKeyboardDetector(sizeOf(viewport));
  const see = () => {
    detector?.see(sizeOf(viewport));
    onChange();
  };
  viewport.addEventListener('resize', see);
  return () => viewport.removeEventListener('resize', see);
}

function isKeyboardOpen(): boolean {
  return detector?.isOpen() ?? false;
}

/** A pinch shrinks the visual viewport too; taken times its scale it keeps its size. */
function sizeOf({ width, height, scale }: VisualViewport): Viewport {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
