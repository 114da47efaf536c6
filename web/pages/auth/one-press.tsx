import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from './refusal.tsx';

type OnePressProps = {
  label: string;
  isWaiting: boolean;
  refusal: unknown;
  /** What is still so after a refusal, such as "You are not signed in yet." */
  holds: string;
  onPress: () => void;
  children: ReactNode;
};

/** What a link is for, and the button that does it. Opening the link alone does nothing: mail scanners do that. */
export function OnePress({ label, isWaiting, refusal, holds, onPress, children }: OnePressProps) {
  return (
    <>
      {children}
      <Refusal cause={refusal} holds={holds} />
      <div className="mt-7 grid sm:flex">
        <Button variant="primary" size="large" loading={isWaiting} onClick={onPress}>
          {label}
        </Button>
      </div>
    </>
  );
}
