import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { ContentPackage } from '#contract/content-packages.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { PackageCard } from './package-card.tsx';

type StartPageProps = {
  bar: AppBarProps;
  packages: readonly ContentPackage[];
  /** Makes a draft, of a package or blank, and goes on to writing it. */
  onStart: (packageId: string | null) => Promise<void>;
};

/** How a campaign begins: with what others ask for, or with an empty page. */
export function StartPage({ bar, packages, onStart }: StartPageProps) {
  const [starting, setStarting] = useState<string | null>(null);

  async function start(id: string | null) {
    if (starting !== null) return;
    setStarting(id ?? 'blank');
    await onStart(id).finally(() => setStarting(null));
  }

  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto w-full max-w-wide px-5 pt-8 pb-16 md:px-8 lg:px-10 lg:pt-12">
        <h1 className="type-page-title">What do you need made?</h1>
        <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">
          Start with a package and change whatever you like, or start with an empty page. Nobody sees it until
          you pay in.
        </p>
        <Button
          variant="ink"
          size="touch"
          icon={<PencilLine aria-hidden="true" />}
          loading={starting === 'blank'}
          onClick={() => void start(null)}
        >
          Start with an empty page
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
                  onStart={() => void start(one.id)}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </AreaLayout>
  );
}
