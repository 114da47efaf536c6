import { Check } from 'lucide-react';
import { countMonths } from '#domain/campaigns/brief-parts.ts';
import { RIGHTS_CHANNEL_NAMES, RIGHTS_CHANNELS } from '#domain/campaigns/campaign-limits.ts';
import { ToggleChip } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

const MONTHS = [1, 3, 6, 12, 24];

export function RightsSection({ values, gaps, errorOf, onEdit }: SectionProps) {
  const { rights_channels: chosen, rights_months, rights_paid_ads } = values;
  const months = MONTHS.includes(rights_months) ? MONTHS : [...MONTHS, rights_months].sort((a, b) => a - b);
  return (
    <BuilderSection section="rights" gaps={gaps}>
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
                    onEdit({
                      rights_channels: RIGHTS_CHANNELS.filter((one) =>
                        one === channel ? pressed : chosen.includes(one),
                      ),
                    })
                  }
                >
                  {RIGHTS_CHANNEL_NAMES[channel]}
                </ToggleChip>
              );
            })}
          </div>
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
