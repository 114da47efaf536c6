import { createFileRoute } from '@tanstack/react-router';

/** The page after sign-in. The guard of the destination still decides who may enter. */
export const Route = createFileRoute('/auth/redirect')({
  beforeLoad: async ({ context: { auth }, search, preload }) => {
    const { redirectBack } = await import('./redirect-back.ts');
    throw redirectBack(auth.getState().user, search, preload);
  },
});
