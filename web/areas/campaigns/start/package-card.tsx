import { Sparkles } from 'lucide-react';
import type { ContentPackage } from '#contract/campaigns/content-packages.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { packageRange } from './package-range.ts';

type PackageCardProps = { contentPackage: ContentPackage; isSuggested: boolean; onStart: () => void };

export function PackageCard({ contentPackage, isSuggested, onStart }: PackageCardProps) {
  const { package_name, description, deliverables } = contentPackage;
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      {isSuggested ? (
        <Badge tone="outline" icon={<Sparkles aria-hidden="true" />} className="mb-3 self-start">
          Fits your goals
        </Badge>
      ) : null}
      <h3 className="type-block-title wrap-anywhere">{package_name}</h3>
      <p className="mt-1.5 text-md wrap-anywhere text-ink-2">{description}</p>
      <ul className="mt-4 grid gap-2 text-md">
        {deliverables.map((deliverable) => (
          <li key={deliverable.kind} className="flex items-center gap-2.5">
            <PlatformIcon platform={contentTypeOf(deliverable.kind)} />
            {nameDeliverable(deliverable)}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-5 text-base text-ink-2">
        Usually <span className="num font-semibold text-ink">{packageRange(contentPackage)}</span> per creator
      </p>
      <Button size="touch" block className="mt-auto" onClick={onStart}>
        Start with this<span className="sr-only"> package, {package_name}</span>
      </Button>
    </li>
  );
}
