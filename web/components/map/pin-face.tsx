import type { MapPin } from './map-pin.ts';

/** A storefront above a dot, a dot alone, or a number. The dot marks the place. */
export function PinFace({ pin: { picture, count }, isSelected }: { pin: MapPin; isSelected: boolean }) {
  if (count !== undefined) {
    return (
      <span
        className={`absolute inset-1 grid place-items-center rounded-full border-2 text-sm font-semibold tabular-nums shadow-2 ${isSelected ? 'border-white bg-accent text-white' : 'border-raised bg-ink text-paper'}`}
      >
        {count}
      </span>
    );
  }
  return (
    <>
      {picture ? (
        <span
          className={`city-map-face absolute bottom-[calc(50%+0.875rem)] left-1/2 -ml-8.5 size-17 rounded-card bg-raised p-1 shadow-2 ${isSelected ? 'border-2 border-ink' : 'border border-line'}`}
        >
          <span className="block size-full overflow-hidden rounded-dense">{picture}</span>
        </span>
      ) : null}
      <span
        className={`absolute top-1/2 left-1/2 rounded-full border-3 border-raised shadow-2 ${picture ? '-mt-2 -ml-2 size-4' : '-mt-2.5 -ml-2.5 size-5'} ${isSelected ? 'bg-accent' : 'bg-ink'}`}
      />
    </>
  );
}
