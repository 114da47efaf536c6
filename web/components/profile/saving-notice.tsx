import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DraftState, ProfileDraft } from './profile-draft.ts';

type SavingNoticeProps = { state: DraftState; draft: ProfileDraft };

/** What keeps the typed from being saved, where the person has to do something about it. */
export function SavingNotice({ state, draft }: SavingNoticeProps) {
  return (
    <div role="status">
      {state.saving === 'stale' ? (
        <Notice
          title="This was also changed in another tab"
          text="Nothing you typed is lost. It is still in the fields below, and not saved."
        >
          <Button onClick={() => void draft.keepMine()}>Save what I typed here</Button>
          <Button variant="ghost" onClick={() => draft.undo()}>
            Take the other version
          </Button>
        </Notice>
      ) : null}
      {state.saving === 'signed_out' ? (
        <Notice
          title="You are signed out"
          text="What you typed is still here, and not saved. Sign in again in another tab, then save."
        >
          <ButtonLink href="/login?intent=creator-apply" target="_blank" rel="noopener">
            Sign in
          </ButtonLink>
          <Button variant="ghost" onClick={() => void draft.flush()}>
            Save now
          </Button>
        </Notice>
      ) : null}
      {state.saving === 'refused' ? (
        <Notice title="This could not be saved" text={state.advice ?? 'Load the page again.'}>
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mb-8 rounded-card border border-line-strong bg-yellow-tint p-5">
      <p className="flex items-start gap-2.5 type-item">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-yellow-text" />
        {title}
      </p>
      <p className="mt-1 pl-7.5 text-md text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2 pl-7.5">{children}</div>
    </div>
  );
}
