import type { MapFrame, MapPin, MapPoint } from './map-pin.ts';
import { MovablePin } from './movable-pin.tsx';
import { PinFace } from './pin-face.tsx';

type MapPinsProps = {
  pins: readonly MapPin[];
  frame: MapFrame;
  selectedId: string | null;
  onSelect: ((id: string) => void) | undefined;
  onMove: ((id: string, point: MapPoint) => void) | undefined;
};

/** Buttons in the given order; the selected pin is drawn on top. */
export function MapPins({ pins, frame, selectedId, onSelect, onMove }: MapPinsProps) {
  return (
    <ul aria-label="Map pins" className="absolute top-1/2 left-1/2 size-0">
      {pins.map((pin) => {
        const { x, y } = frame.offsetOf(pin);
        const isSelected = pin.id === selectedId;
        return (
          <li
            key={pin.id}
            className={`absolute size-0 ${isSelected ? 'z-2' : 'z-1 hover:z-2 focus-within:z-2'}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            {onMove ? (
              <MovablePin
                pin={pin}
                frame={frame}
                isSelected={isSelected}
                onMove={(point) => onMove(pin.id, point)}
              />
            ) : (
              <button
                type="button"
                aria-label={pin.label}
                aria-pressed={isSelected}
                onClick={() => onSelect?.(pin.id)}
                className="city-map-pin"
              >
                <PinFace pin={pin} isSelected={isSelected} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
