import { PencilLine } from 'lucide-react';
import type { ContentPackage } from '#contract/campaigns/content-packages.ts';
import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageCard } from './package-card.tsx';
import { TemplateList } from './template-list.tsx';

type StartPageProps = {
  bar: AppBarProps;
  businessId: string;
  packages: readonly ContentPackage[];
  suggestedIds: readonly string[];
  templates: readonly CampaignTemplate[];
  isStartingBlank: boolean;
  onStartBlank: () => unknown;
  onPackage: (chosen: ContentPackage) => void;
  onTemplate: (chosen: CampaignTemplate) => void;
};

/** The first question of a campaign: a template of one's own, a package, or from scratch. */
export function StartPage(props: StartPageProps) {
  const { bar, businessId, packages, suggestedIds, templates, isStartingBlank, onStartBlank } = props;
  const suggested = suggestedIds.flatMap((id) => packages.find((one) => one.id === id) ?? []);
  const others = packages.filter(({ id }) => !suggestedIds.includes(id));
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto w-full max-w-wide px-5 pt-8 pb-16 md:px-8 lg:px-10 lg:pt-12">
        <h1 className="type-page-title">What should creators make?</h1>
        <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">
          Choose one and answer two more questions. We write a first brief, and nobody sees it until you pay.
        </p>
        <TemplateList templates={templates} businessId={businessId} onTemplate={props.onTemplate} />
        {packages.length > 0 ? (
          <section aria-labelledby="packages" className="mb-10">
            <h2 id="packages" className="type-block-title">
              Content packages
            </h2>
            <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {[...suggested, ...others].map((one) => (
                <PackageCard
                  key={one.id}
                  contentPackage={one}
                  isSuggested={suggestedIds.includes(one.id)}
                  onStart={() => props.onPackage(one)}
                />
              ))}
            </ul>
          </section>
        ) : null}
        <section aria-labelledby="scratch">
          <h2 id="scratch" className="type-block-title">
            Something else
          </h2>
          <p className="mt-1.5 mb-4 max-w-prose text-md text-ink-2">
            Write the brief yourself in the full form.
          </p>
          <Button
            size="touch"
            icon={<PencilLine aria-hidden="true" />}
            loading={isStartingBlank}
            onClick={() => void onStartBlank()}
          >
            Start from scratch
          </Button>
        </section>
      </div>
    </AreaLayout>
  );
}
