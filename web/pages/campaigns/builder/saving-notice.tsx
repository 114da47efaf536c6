import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { describeConflicts } from './conflicts.ts';
import type { DraftHandle } from './use-draft.ts';

/** What keeps the written from being saved, where the person has to do something about it. Nothing is lost meanwhile. */
export function SavingNotice({ handle }: { handle: DraftHandle }) {
  const { state, store, draft } = handle;
  return (
    <div role="status">
      {state.saving === 'stale' ? (
        <Notice
          title={`${draft.edited_by ?? 'Somebody'} saved this campaign meanwhile`}
          text="What you wrote is still in the form and not saved. Both versions:"
        >
          <dl className="grid gap-4">
            {describeConflicts(draft, state.typed).map(({ name, mine, theirs }) => (
              <div key={name} className="grid gap-2 border-line-strong border-t pt-3 md:grid-cols-2">
                <dt className="type-item md:col-span-2">{name}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-md">
                  <span className="block text-sm text-ink-2">Saved</span>
                  {theirs || 'Nothing'}
                </dd>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-md">
                  <span className="block text-sm text-ink-2">Yours</span>
                  {mine || 'Nothing'}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => store.undo()}>Keep what is saved</Button>
            <Button variant="ink" onClick={() => void store.keepMine()}>
              Save mine over it
            </Button>
          </div>
        </Notice>
      ) : null}
      {state.saving === 'signed_out' ? (
        <Notice
          title="You are signed out"
          text="What you wrote is still here, and not saved. Sign in again in another tab, then save."
        >
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/login?intent=business" target="_blank" rel="noopener">
              Sign in
            </ButtonLink>
            <Button variant="ghost" onClick={() => void store.flush()}>
              Save now
            </Button>
          </div>
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
      <p className="mt-1 mb-4 text-md text-ink-2">{text}</p>
      {children}
    </div>
  );
}
