import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function NoRequestPage({ bar, now }: { bar: AppBarProps; now: Date }) {
  return (
    <EntryFrame bar={bar} now={now} title="We can’t find that request.">
      <p className="type-prose mt-5 text-ink-2">It belongs to another account, or it doesn’t exist.</p>
      <div className="mt-7">
        <ButtonLink href="/help/requests" size="large">
          Your requests
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
