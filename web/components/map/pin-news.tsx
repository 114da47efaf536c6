import { useState } from 'react';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import { boroughAt } from '#domain/city-outline/borough-at.ts';
import { neighborhoodAt } from '#domain/city-outline/neighborhood-at.ts';
import type { MapPin } from './map-pin.ts';

type PinNewsProps = { pins: readonly MapPin[]; neighborhoods: readonly Neighborhood[] };

/** Says, once a pin has been moved, where it stands now. What is said at first would only be noise. */
export function PinNews({ pins, neighborhoods }: PinNewsProps) {
  const [first] = useState(() => wordsFor(pins, neighborhoods));
  const words = wordsFor(pins, neighborhoods);
  return (
    <p role="status" className="sr-only">
      {words === first ? '' : words}
    </p>
  );
}

function wordsFor(pins: readonly MapPin[], neighborhoods: readonly Neighborhood[]): string {
  return pins
    .map((pin) => {
      const found = neighborhoodAt(pin, neighborhoods);
      if (!found) return '';
      const { neighborhood_name, borough } = found;
      const where = boroughAt(pin) === null ? 'off the land, nearest to' : 'in';
      return `${pin.label} is ${where} ${neighborhood_name}, ${borough}.`;
    })
    .join(' ');
}
