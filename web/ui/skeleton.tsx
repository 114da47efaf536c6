/** Takes the size of what it stands for from `className`. Holds still for 300 ms, then pulses. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-badge bg-fill ${className}`} />;
}
