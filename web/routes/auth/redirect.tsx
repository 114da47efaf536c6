import { createFileRoute } from '@tanstack/react-router';

/** The landing after signing in. Where it leads, the guard still decides who may enter. */
export const Route = createFileRoute('/auth/redirect')({
  beforeLoad: async ({ context: { auth }, search, preload }) => {
    const { leadBack } = await import('../../session/lead-back.ts');
    throw leadBack(auth.getState().user, search, preload);
  },
});
