import { PlatformIcon } from '../platform-icon.tsx';

/** The platform's mark where the other titles have an outline icon. */
export function InstagramMark({ className = '' }: { className?: string }) {
  return <PlatformIcon platform="instagram" className={className} />;
}
