import { artPath } from '#art/catalogue.ts';

/** A shut gate with two words on it. The title beside it says the same in full. */
export function GateSign({ words }: { words: string }) {
  return (
    <span aria-hidden="true" className="block h-31.25 w-37.5 overflow-hidden rounded-control bg-sunken">
      <GatePicture src={artPath.gateWords('day', words)} className="dark:hidden" />
      <GatePicture src={artPath.gateWords('night', words)} className="hidden dark:block" />
    </span>
  );
}

/** Lazy, so that the browser leaves the picture of the other theme alone. */
function GatePicture({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={150}
      height={125}
      loading="lazy"
      decoding="async"
      className={`size-full object-cover ${className}`}
    />
  );
}
