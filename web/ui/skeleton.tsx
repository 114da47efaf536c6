/** Takes the size of the missing content from `className`. Static for 300 ms, then it pulses. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-badge bg-fill ${className}`} />;
}
