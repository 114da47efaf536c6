type AvatarProps = {
  src: string;
  /** Empty if the name is beside it. */
  name?: string;
  className?: string;
};

export function Avatar({ src, name = '', className = 'size-8' }: AvatarProps) {
  return (
    <img
      src={src}
      alt={name}
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-full bg-fill object-cover ${className}`}
    />
  );
}
