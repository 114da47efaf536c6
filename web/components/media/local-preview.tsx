import { type ReactNode, useState } from 'react';

type LocalPreviewProps = {
  src: string | null;
  className: string;
  /** Shown where there is no picture, or the browser can't read it. */
  children: ReactNode;
};

/** A picture from the browser's memory. */
export function LocalPreview({ src, className, children }: LocalPreviewProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  if (src === null || src === unreadable) return children;
  return <img src={src} alt="" className={className} onError={() => setUnreadable(src)} />;
}
