import { Count } from '#web/ui/count.tsx';

/** Renders nothing at zero, and "99+" at most. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return <Count value={count} tone="accent" of="unread messages" className={className} />;
}
