import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { MapFrame, MapPin, MapPoint } from './map-pin.ts';
import { PinFace } from './pin-face.tsx';

type MovablePinProps = {
  pin: MapPin;
  frame: MapFrame;
  isSelected: boolean;
  onMove: (point: MapPoint) => void;
};

const STEP_PX = 6;
const LEAP_PX = 36;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Movable by pointer, or by arrow keys while focused. */
export function MovablePin({ pin, frame, isSelected, onMove }: MovablePinProps) {
  const hintId = useId();
  const hold = useRef<{ dx: number; dy: number } | null>(null);

  function take(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = frame.offsetOf(pin);
    hold.current = { dx: x - event.clientX, dy: y - event.clientY };
  }

  function drag(event: PointerEvent) {
    if (hold.current === null) return;
    const { dx, dy } = hold.current;
    onMove(frame.pointAt({ x: event.clientX + dx, y: event.clientY + dy }));
  }

  function step(event: KeyboardEvent) {
    const direction = STEPS[event.key];
    if (!direction) return;
    event.preventDefault();
    const reach = event.shiftKey ? LEAP_PX : STEP_PX;
    const { x, y } = frame.offsetOf(pin);
    onMove(frame.pointAt({ x: x + direction[0] * reach, y: y + direction[1] * reach }));
  }

  return (
    <>
      <button
        type="button"
        aria-label={pin.label}
        aria-describedby={hintId}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={() => {
          hold.current = null;
        }}
        onPointerCancel={() => {
          hold.current = null;
        }}
        onKeyDown={step}
        className="city-map-pin cursor-grab touch-none active:cursor-grabbing"
      >
        <PinFace pin={pin} isSelected={isSelected} />
      </button>
      <span id={hintId} hidden>
        Arrow keys move the pin, with Shift in larger steps.
      </span>
    </>
  );
}
