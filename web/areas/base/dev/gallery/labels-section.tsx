import { Check, CircleAlert, Copy, Flag, Hourglass, Info, Lock, Pencil, Send, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Badge, BadgeDot } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterToken, Segments, ToggleChip } from '#web/ui/chip.tsx';
import { Count } from '#web/ui/count.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

const NOON = new Date('2026-06-09T16:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

export function LabelsSection() {
  return (
    <Section title="Badges, labels, menu">
      <div className="flex flex-wrap gap-2">
        <Badge tone="outline" icon={<Send aria-hidden="true" />}>
          Applied
        </Badge>
        <Badge tone="money" icon={<Check aria-hidden="true" />}>
          Accepted
        </Badge>
        <Badge tone="money" icon={<Check aria-hidden="true" />}>
          Released
        </Badge>
        <Badge icon={<Lock aria-hidden="true" />}>Held</Badge>
        <Badge tone="yellow" icon={<Hourglass aria-hidden="true" />}>
          In review
        </Badge>
        <Badge tone="danger" icon={<Flag aria-hidden="true" />}>
          Disputed
        </Badge>
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Release failed
        </Badge>
        <Badge tone="outline" icon={<Undo2 aria-hidden="true" />}>
          Refunded
        </Badge>
        <Badge tone="money" icon={<BadgeDot />}>
          Open
        </Badge>
        <Badge tone="outline" icon={<Pencil aria-hidden="true" />}>
          Draft
        </Badge>
        <Badge icon={<X aria-hidden="true" />}>Closed</Badge>
        <Badge tone="info" icon={<Info aria-hidden="true" />}>
          New here
        </Badge>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {[3, 0, 12, -1].map((days) => (
          <DeadlineLabel key={days} deadline={inDays(days)} now={NOON} />
        ))}
        <DeadlineLabel deadline={null} now={NOON} />
        <Count value={3} tone="accent" of="unread" />
        <Count value={14} />
        <Count value={128} tone="accent" />
      </div>
      <Chips />
      <CampaignMenu />
    </Section>
  );
}

function Chips() {
  const [pressed, setPressed] = useState<readonly string[]>(['TikTok']);
  const [segment, setSegment] = useState('all');
  const [tokens, setTokens] = useState(['Greenpoint', 'Harlem']);
  const toggle = (name: string, on: boolean) =>
    setPressed(on ? [...pressed, name] : pressed.filter((other) => other !== name));
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <ToggleChip
        pressed={pressed.includes('Instagram')}
        onPressedChange={(on) => toggle('Instagram', on)}
        icon={<PlatformIcon platform="instagram" />}
      >
        Instagram
      </ToggleChip>
      <ToggleChip
        pressed={pressed.includes('TikTok')}
        onPressedChange={(on) => toggle('TikTok', on)}
        icon={<PlatformIcon platform="tiktok" />}
      >
        TikTok
      </ToggleChip>
      <Segments
        label="Payments shown"
        value={segment}
        onValueChange={setSegment}
        options={[
          { value: 'all', label: 'All' },
          { value: 'held', label: 'Held' },
        ]}
      />
      {tokens.map((name) => (
        <FilterToken
          key={name}
          label={name}
          onRemove={() => setTokens(tokens.filter((other) => other !== name))}
        />
      ))}
    </div>
  );
}

function CampaignMenu() {
  return (
    <div className="mt-5">
      <Menu trigger={<Button>Campaign menu</Button>}>
        <MenuItem
          icon={<Pencil aria-hidden="true" />}
          onClick={() => toast({ title: 'Edit campaign chosen' })}
        >
          Edit campaign
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden="true" />} onClick={() => toast({ title: 'Duplicate chosen' })}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Lock aria-hidden="true" />} disabled>
          Change neighborhood
        </MenuItem>
        <MenuLink href="/" icon={<Send aria-hidden="true" />}>
          See it as a creator
        </MenuLink>
        <MenuSeparator />
        <MenuItem
          danger
          icon={<X aria-hidden="true" />}
          onClick={() => toast({ title: 'Close early chosen' })}
        >
          Close early
        </MenuItem>
      </Menu>
    </div>
  );
}

function inDays(days: number) {
  return newYorkDate(new Date(NOON.getTime() + days * DAY_MS));
}
