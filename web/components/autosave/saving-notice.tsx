import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { SavingState } from './autosave.ts';

type SavingNoticeProps = {
  state: { saving: SavingState; advice: string | null };
  store: { flush(): Promise<void> };
  signInHref: string;
  /** Asks which version to keep; the wording depends on the form. */
  question: ReactNode;
};

/** A saving problem the user has to solve. No edits are lost in the meantime. */
export function SavingNotice({ state: { saving, advice }, store, signInHref, question }: SavingNoticeProps) {
  return (
    <div role="status">
      {saving === 'stale' ? question : null}
      {saving === 'signed_out' ? (
        <Notice
          title="You’re signed out"
          text="Your changes are still here but not saved. Sign in again in another tab, then save."
        >
          <ButtonLink href={signInHref} target="_blank" rel="noopener">
            Sign in
          </ButtonLink>
          <Button variant="ghost" onClick={() => void store.flush()}>
            Save now
          </Button>
        </Notice>
      ) : null}
      {saving === 'refused' ? (
        <Notice title="We couldn’t save your changes" text={advice ?? 'Reload the page.'}>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </Notice>
      ) : null}
    </div>
  );
}

type NoticeProps = {
  title: string;
  text: string;
  /** Details to read before deciding. */
  details?: ReactNode;
  children: ReactNode;
};

export function Notice({ title, text, details, children }: NoticeProps) {
  return (
    <div className="mb-8 rounded-card border border-line-strong bg-yellow-tint p-5">
      <p className="flex items-start gap-2.5 type-item">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-yellow-text" />
        {title}
      </p>
      <p className="mt-1 pl-7.5 text-md text-ink-2">{text}</p>
      {details ? <div className="mt-4 md:pl-7.5">{details}</div> : null}
      <div className="mt-4 flex flex-wrap gap-2 pl-7.5">{children}</div>
    </div>
  );
}
