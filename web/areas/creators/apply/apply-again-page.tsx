import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountNav } from './account-nav.tsx';
import type { SentParts } from './apply-status-page.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusFrame } from './status-frame.tsx';
import { VettingNote } from './vetting-note.tsx';

type ApplyAgainPageProps = OwnAccount & SentParts & { bar: AppBarProps; onBegin: () => Promise<void> };

/** For applicants whose rejection is long enough ago. */
export function ApplyAgainPage({ bar, application, files, accounts, onBegin, ...own }: ApplyAgainPageProps) {
  const beginning = useAction(onBegin, { failed: 'Couldn’t start an application', staysBusy: true });
  const { profile, status_note } = application;

  return (
    <StatusFrame
      bar={bar}
      words={{
        badge: null,
        title: `You can apply again, ${firstName(own.account)}.`,
        lede: 'We declined your last application. We’ll review a new one from scratch, and everything you entered is still here.',
      }}
      below={<AccountNav href="/apply?view=account" />}
      aside={<SentCard profile={profile} files={files} accounts={accounts} allHref="/apply?view=shop" />}
    >
      <div className="grid sm:flex">
        <Button
          variant="primary"
          size="large"
          loading={beginning.isBusy}
          onClick={() => void beginning.run()}
        >
          Apply again
        </Button>
      </div>
      {status_note ? <VettingNote title="Reviewer’s note" note={status_note} /> : null}
    </StatusFrame>
  );
}
