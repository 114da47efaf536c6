import { PencilLine } from 'lucide-react';
import type { ContentPackage } from '#contract/campaigns/content-packages.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageCard } from './package-card.tsx';

type StartPageProps = {
  bar: AppBarProps;
  packages: readonly ContentPackage[];
  /** The id of the package being used, or 'blank'. */
  starting: string | null;
  /** Creates a draft from a package or from scratch, and opens it. */
  onStart: (packageId: string | null) => unknown;
};

/** The start of a campaign: from a package or from scratch. */
export function StartPage({ bar, packages, starting, onStart }: StartPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto w-full max-w-wide px-5 pt-8 pb-16 md:px-8 lg:px-10 lg:pt-12">
        <h1 className="type-page-title">What do you need made?</h1>
        <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">
          Start with a package and change anything you like, or start from scratch. Nobody sees it until you
          pay.
        </p>
        <Button
          variant="ink"
          size="touch"
          icon={<PencilLine aria-hidden="true" />}
          loading={starting === 'blank'}
          onClick={() => void onStart(null)}
        >
          Start from scratch
        </Button>
        {packages.length > 0 ? (
          <section aria-labelledby="packages" className="mt-10">
            <h2 id="packages" className="type-block-title">
              Content packages
            </h2>
            <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {packages.map((one) => (
                <PackageCard
                  key={one.id}
                  contentPackage={one}
                  isStarting={starting === one.id}
                  onStart={() => void onStart(one.id)}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </AreaLayout>
  );
}
