import type { ReactNode } from 'react';
import { Refusal } from '#web/components/links/refusal.tsx';
import type { Action } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type OnePressProps = {
  label: string;
  action: Action<void>;
  /** A fact that still holds after a refusal, such as "You are not signed in yet." */
  holds: string;
  children: ReactNode;
};

/** Explains the link and shows the button that uses it. Opening the link alone does nothing: mail scanners do that. */
export function OnePress({ label, action, holds, children }: OnePressProps) {
  return (
    <>
      {children}
      <Refusal problem={action.problem} holds={holds} />
      <div className="mt-7 grid sm:flex">
        <Button variant="primary" size="large" loading={action.isBusy} onClick={() => void action.run()}>
          {label}
        </Button>
      </div>
    </>
  );
}
