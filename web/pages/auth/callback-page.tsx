import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type CallbackPageProps = { bar?: AppBarProps; now: Date; platform: 'Instagram' | 'TikTok' };

/** Where a platform sends people back to, for whoever arrives without having been sent off from here. */
export function CallbackPage({ bar, now, platform }: CallbackPageProps) {
  return (
    <EntryFrame bar={bar} now={now} title={`Nothing from ${platform} to finish.`}>
      <p className="type-prose mt-5 text-ink-2">
        No connection to {platform} was started from this browser, so none is waiting here. Nothing has
        changed.
      </p>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href="/" variant="primary" size="large">
          Go home
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
