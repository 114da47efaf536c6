import type { ReactNode, Ref } from 'react';

type SettingsRowProps = {
  title: string;
  /** Lets the row take the focus if an action removes the pressed button. */
  ref?: Ref<HTMLDivElement>;
  action?: ReactNode;
  /** The lines below the title. */
  children?: ReactNode;
};

/** A setting on the left, its action on the right. Rows sit in a card. */
export function SettingsRow({ title, ref, action, children }: SettingsRowProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t"
    >
      <div className="min-w-0 grow basis-48">
        <h3 className="type-item break-words">{title}</h3>
        <div className="text-base break-words text-ink-2">{children}</div>
      </div>
      {action ? <div className="flex flex-wrap items-center gap-2">{action}</div> : null}
    </div>
  );
}
