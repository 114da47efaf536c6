import type { ReactNode } from 'react';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Awning } from '#web/ui/awning.tsx';

type AuthCardProps = {
  bar?: AppBarProps | undefined;
  now: Date;
  title: string;
  /** Sign-up is drawn under the awning, like its dialog. */
  awning?: boolean;
  className: string;
  children: ReactNode;
};

/** A sign-in or sign-up form on its own page, for visitors who open its address on a wide screen. */
export function AuthCard({ bar, now, title, awning = false, className, children }: AuthCardProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="px-8 pt-10 pb-24">
        <section
          aria-labelledby="auth-title"
          className={`relative mx-auto rounded-card border border-line bg-surface ${awning ? 'px-12 pt-17 pb-12' : 'p-10'} ${className}`}
        >
          {awning ? (
            <div aria-hidden="true" className="absolute -inset-x-4 -top-2 overflow-hidden pb-3">
              <Awning stripe={42} drop={26} className="drop-shadow-[0_6px_6px_#17130f2e]" />
            </div>
          ) : null}
          <h1 id="auth-title" className="type-tool-title text-balance">
            {title}
          </h1>
          {children}
        </section>
      </div>
    </PlainLayout>
  );
}
