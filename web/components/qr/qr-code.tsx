export type QrDrawing = { size: number; path: string };

type QrCodeProps = { qr: QrDrawing; label: string; className?: string };

/** Dark on white in both themes, because apps can't read anything else. */
export function QrCode({ qr, label, className = '' }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={label}
      className={`rounded-control bg-white ${className}`}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
