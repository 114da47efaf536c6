import type { WorkspaceProps } from './workspace-page.tsx';

/** What creators are asked for. */
export function BriefTab({ campaign }: WorkspaceProps) {
  return (
    <section aria-label="Brief" className="mx-auto max-w-[46rem] px-4 py-6 md:py-8">
      <p className="text-md text-ink-2">
        {campaign.brief_version === 0 ? 'Not published yet.' : `Version ${campaign.brief_version} holds.`}
      </p>
    </section>
  );
}
