import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { APPLICANT_SORTS, type ApplicantSort } from '#domain/hiring/applicant-segments.ts';
import { NeighborhoodField } from '#web/components/neighborhood-field.tsx';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ApplicantsView, SORT_NAMES } from './applicants-view.ts';

export type ApplicantFilters = Pick<ApplicantsView, 'platform' | 'followers' | 'near' | 'quote'>;

type FilterDialogProps = {
  filters: ApplicantFilters;
  sort: ApplicantSort;
  onApply: (chosen: ApplicantFilters & { sort: ApplicantSort }) => void;
  onClose: () => void;
};

/** Further filters. They apply together, so that the list changes only once. On a phone the order is chosen here too. */
export function FilterDialog({ filters, sort, onApply, onClose }: FilterDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(neighborhoodOptions(api));
  const formId = useId();
  const [platform, setPlatform] = useState(filters.platform ?? ANY);
  const [followers, setFollowers] = useState(filters.followers ?? '');
  const [near, setNear] = useState<string | null>(filters.near ?? null);
  const [order, setOrder] = useState(sort);
  const [hasQuote, setHasQuote] = useState(filters.quote === 'true');

  function submit(event: FormEvent) {
    event.preventDefault();
    const least = followers.replace(/\D/g, '');
    onApply({
      platform: platform === ANY ? '' : platform,
      followers: Number(least) > 0 ? least : '',
      near: near ?? '',
      quote: hasQuote ? 'true' : '',
      sort: order,
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Filters"
      actions={
        <>
          <Button onClick={() => onApply({ platform: '', followers: '', near: '', quote: '', sort })}>
            Clear
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Show applicants
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <div className="md:hidden">
          <RadioGroup
            label="Sort by"
            value={order}
            onValueChange={setOrder}
            inline
            options={APPLICANT_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
          />
        </div>
        <RadioGroup
          label="Platform"
          value={platform}
          onValueChange={setPlatform}
          inline
          options={[
            { value: ANY, label: 'Any' },
            ...SOCIAL_PLATFORMS.map((value) => ({ value: value as string, label: PLATFORM_NAMES[value] })),
          ]}
        />
        <TextField
          label="Minimum followers"
          inputMode="numeric"
          placeholder="Any number"
          maxLength={13}
          value={followers}
          onChange={(event) => setFollowers(event.target.value)}
        />
        <NeighborhoodField
          label="Based in"
          value={near}
          neighborhoods={data?.neighborhoods ?? []}
          onChange={(neighborhood) => setNear(neighborhood?.id ?? null)}
        />
        <Checkbox checked={hasQuote} onChange={(event) => setHasQuote(event.target.checked)}>
          Only with a quote
        </Checkbox>
      </form>
    </Dialog>
  );
}

const ANY: string = 'any';
