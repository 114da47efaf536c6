import { useState } from 'react';
import { formatCount } from '#domain/format/count.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import type { Range } from '#web/ui/range-track.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

const INDUSTRIES = [
  { value: 'bakery', label: 'Bakery' },
  { value: 'barber', label: 'Barber' },
  { value: 'ramen', label: 'Ramen' },
  { value: 'records', label: 'Records', disabled: true },
] as const;
const PAYOUTS = [4, 9, 16, 26, 30, 36, 28, 32, 22, 18, 14, 15, 8, 7];

export function FieldsSection({ className }: { className?: string }) {
  const [range, setRange] = useState<Range>([800, 3475]);
  return (
    <Section title="Fields" className={className}>
      <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
        <TextField label="Campaign title" placeholder="Film our lunch rush" hint="Up to 60 characters" />
        <TextField label="Email" type="email" autoComplete="email" defaultValue="maya@okafor.studio" />
        <TextField label="Payout per creator" defaultValue="$3" error="The lowest payout is $5" />
        <TextField label="Neighborhood" defaultValue="Greenpoint" locked="Locked after the first applicant" />
        <div className="grid content-start gap-4">
          <Select label="Industry" options={INDUSTRIES} defaultValue="bakery" />
          <PasswordField label="New password" strength hint="At least 8 characters" />
        </div>
        <RangeSlider
          label="Payout range"
          min={0}
          max={5000}
          step={25}
          value={range}
          onValueChange={setRange}
          histogram={PAYOUTS}
          format={(dollars) => `$${formatCount(dollars)}`}
        />
        <TextArea label="Your pitch" placeholder="Two lines about how you would shoot it" limit={1000} />
        <FileDrop
          label="Draft reel"
          verb="Choose a video"
          accepts="MP4 or MOV, up to 500 MB"
          accept="video/mp4,video/quicktime"
          onFiles={([file]) => file && toast({ title: `${file.name} chosen` })}
        />
      </div>
      <Choices />
      <KeyboardState />
    </Section>
  );
}

function Choices() {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-1">
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox mixed>Mixed</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox error="Please accept the Terms of Service and Privacy Policy.">Terms</Checkbox>
      <RadioGroup
        label="Delivery"
        labelHidden
        inline
        defaultValue="remote"
        options={[
          { value: 'visit', label: 'Visit' },
          { value: 'remote', label: 'Remote' },
        ]}
      />
      <Switch>Off</Switch>
      <Switch defaultChecked>Switch</Switch>
    </div>
  );
}

function KeyboardState() {
  const open = useKeyboardOpen();
  return (
    <p role="status" className="mt-4 type-meta text-ink-3">
      On-screen keyboard: {open ? 'open' : 'closed'}
    </p>
  );
}
