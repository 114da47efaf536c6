import { PlatformIcon } from '#web/components/platform-icon.tsx';

/** The platform's mark, in place of an outline icon. */
export function InstagramMark({ className = '' }: { className?: string }) {
  return <PlatformIcon platform="instagram" className={className} />;
}
