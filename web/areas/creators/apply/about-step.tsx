import { type ComponentProps, Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { AboutFields } from '#web/components/profile/about-fields.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PinnedSubmit } from './pinned-submit.tsx';

/** The upload code is fetched after the page has rendered. */
const ProfilePhoto = lazyPart(
  async () => (await import('#web/components/profile/profile-photo.tsx')).ProfilePhoto,
);

type AboutStepProps = ComponentProps<typeof AboutFields> &
  Pick<ComponentProps<'form'>, 'onBlur' | 'onSubmit'> & { creatorId: string };

export function AboutStep({ onBlur, onSubmit, creatorId, ...fields }: AboutStepProps) {
  return (
    <>
      <Suspense fallback={<div className="mb-6 min-h-16" />}>
        <HydrationMark>
          <ProfilePhoto creatorId={creatorId} name={fields.values.full_name} />
        </HydrationMark>
      </Suspense>
      <form noValidate aria-label="About you" onBlur={onBlur} onSubmit={onSubmit}>
        <AboutFields {...fields} />
        <PinnedSubmit />
      </form>
    </>
  );
}
