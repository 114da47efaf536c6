import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { loadDevelopers } from './developers-options.ts';
import { DevelopersPage } from './developers-page.tsx';

export const Route = createFileRoute('/_member/developers')({
  loader: loadDevelopers,
  head: titled('Developers'),
  component: Developers,
});

function Developers() {
  return <DevelopersPage bar={useBar('/developers')} />;
}
