import { useFaceColor } from './face-colors.tsx';
import { FACE_COLORS, initialsOf } from './initials.ts';

type AvatarProps = {
  /** Gives the initials. The name itself is always in the text beside it. */
  name: string;
  /** The address of a photo; without one the initials are shown. */
  src?: string | null;
  className?: string;
};

/** A person's photo, or their initials, which are a picture and no text: a button around them has its own name. */
export function Avatar({ name, src = null, className = 'size-8' }: AvatarProps) {
  const color = useFaceColor(name);
  if (src !== null) {
    return (
      <img
        src={src}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className={`shrink-0 rounded-full bg-fill object-cover ${className}`}
      />
    );
  }
  const [pale, deep] = FACE_COLORS[color] ?? FACE_COLORS[0];
  return (
    <span
      aria-hidden="true"
      className={`@container grid shrink-0 select-none place-items-center overflow-hidden rounded-full forced-colors:border ${className}`}
      style={{ background: `light-dark(${pale}, ${deep})`, color: `light-dark(${deep}, ${pale})` }}
    >
      <span
        data-initials={initialsOf(name)}
        className="font-semibold text-[38cqi] leading-none before:content-[attr(data-initials)]"
      />
    </span>
  );
}
