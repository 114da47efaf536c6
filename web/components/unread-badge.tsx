import { Count } from '#web/ui/count.tsx';

type UnreadBadgeProps = { count: number; of?: string; className?: string };

/** Renders nothing at zero, and "99+" at most. */
export function UnreadBadge({ count, of, className }: UnreadBadgeProps) {
  if (count <= 0) return null;
  const messages = count === 1 ? 'unread message' : 'unread messages';
  return <Count value={count} tone="accent" of={of ?? messages} className={className} />;
}
