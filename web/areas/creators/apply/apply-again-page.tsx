import { useState } from 'react';
import { adviceFor } from '#web/api/form-errors.ts';
import { AccountSections, type OwnAccount } from '#web/components/home/account-sections.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { SentParts } from './apply-status-page.tsx';
import { ReviewNote } from './review-note.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusFrame } from './status-frame.tsx';

type ApplyAgainPageProps = OwnAccount & SentParts & { bar: AppBarProps; onBegin: () => Promise<void> };

/** For applicants whose rejection is long enough ago. */
export function ApplyAgainPage({ bar, application, files, accounts, onBegin, ...own }: ApplyAgainPageProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { profile, status_note } = application;

  async function begin() {
    setIsBusy(true);
    try {
      await onBegin();
    } catch (cause) {
      setIsBusy(false);
      toast({
        title: 'Couldn’t start an application',
        description: adviceFor(cause),
        variant: 'destructive',
      });
    }
  }

  return (
    <StatusFrame
      bar={bar}
      words={{
        badge: null,
        title: `You can apply again, ${firstName(own.account)}.`,
        lede: 'We declined your last application. We’ll review a new one from scratch, and everything you entered is still here.',
      }}
      below={<AccountSections {...own} />}
      aside={<SentCard profile={profile} files={files} accounts={accounts} allHref="/apply?view=shop" />}
    >
      <div className="grid sm:flex">
        <Button variant="primary" size="large" loading={isBusy} onClick={begin}>
          Apply again
        </Button>
      </div>
      {status_note ? <ReviewNote title="Reviewer’s note" note={status_note} /> : null}
    </StatusFrame>
  );
}
