import { Star } from 'lucide-react';

/** A number of stars, with a text for screen readers. */
export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={`${value} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={`size-4.5 stroke-[1.75] ${place <= value ? 'fill-current text-ink' : 'text-ink-3'}`}
        />
      ))}
    </span>
  );
}
