import { useState } from 'react';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AccountSections, type OwnAccount } from '#web/components/home/account-sections.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { SentParts } from './apply-status-page.tsx';
import { ReviewNote } from './review-note.tsx';
import { SentCard } from './sent-card.tsx';
import { StatusFrame } from './status-frame.tsx';

type ApplyAgainPageProps = OwnAccount & SentParts & { bar: AppBarProps; onBegin: () => Promise<void> };

/** For whoever was turned down long enough ago. */
export function ApplyAgainPage({ bar, application, files, accounts, onBegin, ...own }: ApplyAgainPageProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { profile, status_note } = application;

  async function begin() {
    setIsBusy(true);
    try {
      await onBegin();
    } catch (cause) {
      setIsBusy(false);
      toast({ title: 'Not opened', description: adviceFor(cause), variant: 'destructive' });
    }
  }

  return (
    <StatusFrame
      bar={bar}
      words={{
        badge: null,
        title: `You can apply again, ${firstName(own.account)}.`,
        lede: 'Last time the answer was no. A new application is read from the top, like the first one. What you entered is still here.',
      }}
      below={<AccountSections {...own} />}
      aside={<SentCard profile={profile} files={files} accounts={accounts} allHref="/apply?view=shop" />}
    >
      <div className="grid sm:flex">
        <Button variant="primary" size="large" loading={isBusy} onClick={begin}>
          Apply again
        </Button>
      </div>
      {status_note ? <ReviewNote title="What the review said" note={status_note} /> : null}
    </StatusFrame>
  );
}
