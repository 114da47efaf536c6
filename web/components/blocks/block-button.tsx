import type { ComponentProps, ReactElement } from 'react';
import type { NewBlock } from '#contract/businesses/blocks.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';

type BlockButtonProps = {
  target: NewBlock;
  /** The name of the other side. */
  name: string;
  trigger: ReactElement<ComponentProps<'button'>>;
};

/** Blocks the other side. It can be undone in the settings. */
export function BlockButton({ target, name, trigger }: BlockButtonProps) {
  return (
    <FormDialog
      trigger={trigger}
      title={`Block ${name}?`}
      description="You can’t message each other or start new work together until you unblock them. Work you already agreed on continues. They aren’t told."
      names={[]}
      send={(api) => call(api, 'POST /api/blocks', { body: target })}
      after="everything"
      done={`${name} is blocked. You can unblock them in Settings.`}
      verb="Block"
      safeVerb="Cancel"
      isDestructive
    />
  );
}
