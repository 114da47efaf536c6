import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadDevelopers } from './developers-options.ts';
import { DevelopersPage } from './developers-page.tsx';

/** Only admins have the sidebar, so its code is theirs alone. */
const AdminDevelopers = lazyPart(async () => (await import('./admin-developers.tsx')).AdminDevelopers);

export const Route = createFileRoute('/_member/developers')({
  loader: loadDevelopers,
  head: titled('Developers'),
  component: Developers,
});

function Developers() {
  const bar = useBar('/developers');
  if (bar.viewer?.role !== 'admin') return <DevelopersPage bar={bar} />;
  return (
    <Suspense>
      <AdminDevelopers />
    </Suspense>
  );
}
