import type { ReactNode } from 'react';

type TileFrameProps = {
  /** What fills the 4:5 frame. */
  children: ReactNode;
  /** What it is called, under the frame. */
  title?: ReactNode;
  /** What it is. */
  meta?: ReactNode;
};

/** A work or a file on its way: a 4:5 frame and two lines under it. */
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
