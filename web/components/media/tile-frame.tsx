import type { ReactNode } from 'react';

type TileFrameProps = {
  /** The content of the 4:5 frame. */
  children: ReactNode;
  /** The name, below the frame. */
  title?: ReactNode;
  /** Details, below the name. */
  meta?: ReactNode;
};

/** A file or an upload: a 4:5 frame with two lines below. */
export function TileFrame({ children, title, meta }: TileFrameProps) {
  return (
    <div className="flex min-w-0 flex-col">
      {children}
      {title ? <p className="mt-2.5 truncate text-md font-semibold">{title}</p> : null}
      {meta ? <p className="num text-sm text-ink-2">{meta}</p> : null}
    </div>
  );
}

export const tileShape = 'relative aspect-4/5 w-full overflow-hidden rounded-large';
