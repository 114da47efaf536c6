import { type PointerEvent, useCallback, useRef } from 'react';
import type { PlanePoint } from './projection.ts';

interface Gestures {
  pan(dx: number, dy: number): void;
  /** Keeps `anchor` in place, in pixels from the center. */
  zoom(factor: number, anchor?: PlanePoint): void;
  showAll(): void;
}

const WHEEL = 0.0016;
const PINCH = 0.01;
const LINE_PX = 16;
const STEP = 1.6;
const PAN_PX = 72;

/** Drag, pinch, wheel, double tap and keyboard gestures of a map. */
export function useGestures({ pan, zoom, showAll }: Gestures) {
  const fingers = useRef(new Map<number, PlanePoint>());
  const latestZoom = useRef(zoom);
  latestZoom.current = zoom;

  // React's wheel listener is passive and can't prevent the page from scrolling.
  const listenToWheel = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH : WHEEL));
      latestZoom.current(factor, fromMiddle(element, event));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);

  function move(event: PointerEvent<HTMLElement>) {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    held.set(event.pointerId, now);
    if (!other) return pan(now.x - before.x, now.y - before.y);
    const spread = Math.hypot(now.x - other.x, now.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const between = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) zoom(spread / was, fromMiddle(event.currentTarget, between));
  }

  function release(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
  }

  return {
    listenToWheel,
    ground: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick(event: React.MouseEvent<HTMLElement>) {
        zoom(STEP, fromMiddle(event.currentTarget, event));
      },
      onKeyDown(event: React.KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const act = KEYS[event.key];
        if (!act) return;
        event.preventDefault();
        act({ pan, zoom, showAll });
      },
    },
  };
}

const KEYS: Record<string, (gestures: Gestures) => void> = {
  ArrowLeft: ({ pan }) => pan(PAN_PX, 0),
  ArrowRight: ({ pan }) => pan(-PAN_PX, 0),
  ArrowUp: ({ pan }) => pan(0, PAN_PX),
  ArrowDown: ({ pan }) => pan(0, -PAN_PX),
  '+': ({ zoom }) => zoom(STEP),
  '=': ({ zoom }) => zoom(STEP),
  '-': ({ zoom }) => zoom(1 / STEP),
  '0': ({ showAll }) => showAll(),
};

function fromMiddle(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): PlanePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
