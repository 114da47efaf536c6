import type { ComponentProps } from 'react';
import { AboutFields } from '#web/components/profile/about-fields.tsx';
import { PinnedSubmit } from './pinned-submit.tsx';

type AboutStepProps = ComponentProps<typeof AboutFields> &
  Pick<ComponentProps<'form'>, 'onBlur' | 'onSubmit'>;

export function AboutStep({ onBlur, onSubmit, ...fields }: AboutStepProps) {
  return (
    <form noValidate aria-label="About you" onBlur={onBlur} onSubmit={onSubmit}>
      <AboutFields {...fields} />
      <PinnedSubmit />
    </form>
  );
}
