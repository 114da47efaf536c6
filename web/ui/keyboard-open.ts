import { useSyncExternalStore } from 'react';

const SHRINK_PX = 150;

/** True while an on-screen keyboard is open, when bars pinned to the bottom make room. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(watchViewport, isKeyboardOpen, () => false);
}

export type Viewport = { width: number; height: number };

/** Compares with the tallest viewport seen at the current width: rotating the phone resets it. */
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

/** Pinch zoom shrinks the visual viewport too; multiplying by the scale undoes that. */
function sizeOf({ width, height, scale }: VisualViewport): Viewport {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
