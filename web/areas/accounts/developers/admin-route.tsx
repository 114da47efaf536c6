import { createFileRoute } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { titled } from '#web/head.ts';
import { DevelopersContent } from './developers-content.tsx';
import { loadDevelopers } from './developers-options.ts';

export const Route = createFileRoute('/_member/admin/developers')({
  loader: loadDevelopers,
  head: titled('Developers'),
  component: Developers,
});

function Developers() {
  return (
    <AdminShell title="Developers">
      <div className="w-full max-w-[52rem] px-4 pt-6 pb-12 md:px-6 md:pt-9">
        <DevelopersContent />
      </div>
    </AdminShell>
  );
}
