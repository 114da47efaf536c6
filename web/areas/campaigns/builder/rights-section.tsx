import { Check } from 'lucide-react';
import { countMonths } from '#domain/campaigns/brief-parts.ts';
import {
  RIGHTS_CHANNEL_NAMES,
  RIGHTS_CHANNELS,
  type RightsChannel,
  USUAL_RIGHTS,
} from '#domain/campaigns/campaign-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

const MONTHS = [1, 3, 6, 12, 24];

export function RightsSection({ values, gaps, errorOf, onEdit }: SectionProps) {
  const { rights_channels: chosen, rights_months, rights_paid_ads, has_chosen_rights } = values;
  const hasNone = has_chosen_rights && chosen.length === 0;
  const choose = (channels: readonly RightsChannel[]) =>
    onEdit({ rights_channels: [...channels], has_chosen_rights: true });
  const months = MONTHS.includes(rights_months) ? MONTHS : [...MONTHS, rights_months].sort((a, b) => a - b);
  return (
    <BuilderSection section="rights" gaps={gaps}>
      {has_chosen_rights || chosen.length > 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4">
          <p className="min-w-0 basis-64 grow text-md">
            <span className="block font-semibold">Want to repost the content?</span>
            <span className="text-ink-2">
              {listChannels(USUAL_RIGHTS)}, for {countMonths(rights_months)}.
            </span>
          </p>
          <Button onClick={() => choose(USUAL_RIGHTS)}>Use these rights</Button>
        </div>
      )}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_12rem]">
        <fieldset id="rights_channels-choices" tabIndex={-1} className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">Repost on</legend>
          <div className="flex flex-wrap gap-2">
            {RIGHTS_CHANNELS.map((channel) => {
              const isOn = chosen.includes(channel);
              return (
                <ToggleChip
                  key={channel}
                  pressed={isOn}
                  icon={isOn ? <Check aria-hidden="true" /> : null}
                  onPressedChange={(pressed) =>
                    choose(
                      RIGHTS_CHANNELS.filter((one) => (one === channel ? pressed : chosen.includes(one))),
                    )
                  }
                >
                  {RIGHTS_CHANNEL_NAMES[channel]}
                </ToggleChip>
              );
            })}
            <ToggleChip
              pressed={hasNone}
              icon={hasNone ? <Check aria-hidden="true" /> : null}
              onPressedChange={(pressed) => onEdit({ rights_channels: [], has_chosen_rights: pressed })}
            >
              No reposting
            </ToggleChip>
          </div>
          {hasNone ? (
            <p
              role="status"
              className="mt-2.5 rounded-control bg-yellow-tint px-3 py-2 text-md text-yellow-text"
            >
              You can’t repost this work. It stays on the creator’s own account.
            </p>
          ) : null}
          <p aria-live="polite" className="mt-1.5 text-hint text-danger">
            {errorOf('rights_channels')}
          </p>
        </fieldset>
        <NativeSelect
          label="Usage period"
          name="rights_months"
          value={String(rights_months)}
          options={months.map((count) => ({ value: String(count), label: countMonths(count) }))}
          error={errorOf('rights_months')}
          onChange={(event) => onEdit({ rights_months: Number(event.target.value) })}
        />
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        <Switch
          tone="ink"
          checked={rights_paid_ads}
          hint="On the same channels, for the same period."
          onChange={(event) => onEdit({ rights_paid_ads: event.target.checked })}
        >
          <span className="font-semibold">Allow paid ads</span>
        </Switch>
      </div>
    </BuilderSection>
  );
}

/** "Instagram, Website and In store" */
function listChannels(channels: readonly RightsChannel[]): string {
  const names = channels.map((channel) => RIGHTS_CHANNEL_NAMES[channel]);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)?.toLowerCase()}`;
}
