import type { FactorProof } from '#contract/accounts/factors.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Link } from '#web/components/link.tsx';
import { FactorForm, type FactorMethod } from '#web/components/security/factor-form.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

type SecondStepPageProps = {
  bar?: AppBarProps;
  now: Date;
  api: ApiReach;
  /** Null until the server answers; empty when there is no sign-in left to finish. */
  methods: readonly FactorMethod[] | null;
  onProve: (proof: FactorProof) => Promise<void>;
};

/** The second factor, required after the password or an emailed link. */
export function SecondStepPage({ bar, now, api, methods, onProve }: SecondStepPageProps) {
  if (methods?.length === 0) {
    return (
      <EntryFrame bar={bar} now={now} title="Sign in again">
        <p className="type-prose mt-5 text-ink-2">
          This sign-in expired. <Link href="/login">Start again</Link> with your password.
        </p>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame bar={bar} now={now} title="Confirm it’s you">
      <p className="type-prose mt-5 text-ink-2">One more step to finish signing in.</p>
      <div className="max-w-100">
        {methods ? <FactorForm api={api} methods={methods} purpose="second_step" onProve={onProve} /> : null}
      </div>
    </EntryFrame>
  );
}
