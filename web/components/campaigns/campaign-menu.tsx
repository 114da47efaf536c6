import { Ban, CircleStop, Copy, Pause, Pencil, Play, Wallet } from 'lucide-react';
import type { ReactElement } from 'react';
import { businessCampaignPath } from '#domain/campaign-address.ts';
import { canMoveCampaign } from '#domain/campaign-states.ts';
import { unpaidSpots } from '#domain/spots.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import { Link } from '#web/components/link.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';

export type CampaignMenuProps = {
  trigger: ReactElement;
  campaign: OwnCampaign;
  onPause: () => void;
  onResume: () => void;
  onDuplicate: () => void;
  onClose: () => void;
  onCancel: () => void;
};

/** The same table of moves the API goes by says what is offered. */
export function CampaignMenu({ trigger, campaign, ...deeds }: CampaignMenuProps) {
  const { status, is_held_by_admin, taken_slots } = campaign;
  const can = (move: 'pause' | 'resume' | 'close' | 'cancel') => canMoveCampaign(move, status, 'business');
  const path = businessCampaignPath(campaign);
  const isFull = status === 'paused' && taken_slots >= campaign.funded_slots;
  const hindrance = is_held_by_admin
    ? 'We paused it. Write to us.'
    : isFull
      ? 'Every spot that is paid in is taken.'
      : null;
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {status === 'draft' || status === 'awaiting_funding' ? (
        <PathItem href={`${path}/edit`} icon={<Pencil aria-hidden="true" />}>
          Keep writing
        </PathItem>
      ) : null}
      {status === 'awaiting_funding' ? (
        <PathItem href={`${path}/fund`} icon={<Wallet aria-hidden="true" />}>
          Pay it in
        </PathItem>
      ) : null}
      {can('pause') ? (
        <MenuItem icon={<Pause aria-hidden="true" />} onClick={deeds.onPause}>
          Pause
        </MenuItem>
      ) : null}
      {isFull && unpaidSpots(campaign) > 0 ? (
        <PathItem href={`${path}/fund`} icon={<Wallet aria-hidden="true" />}>
          Pay in again
        </PathItem>
      ) : null}
      {can('resume') ? (
        <MenuItem
          icon={<Play aria-hidden="true" />}
          disabled={is_held_by_admin || isFull}
          onClick={deeds.onResume}
        >
          <span>
            Open again
            {hindrance ? <span className="block text-hint">{hindrance}</span> : null}
          </span>
        </MenuItem>
      ) : null}
      <MenuItem icon={<Copy aria-hidden="true" />} onClick={deeds.onDuplicate}>
        Duplicate
      </MenuItem>
      {can('close') || can('cancel') ? <MenuSeparator /> : null}
      {can('close') ? (
        <MenuItem icon={<CircleStop aria-hidden="true" />} onClick={deeds.onClose}>
          Close for applications
        </MenuItem>
      ) : null}
      {can('cancel') ? (
        <MenuItem
          danger
          icon={<Ban aria-hidden="true" />}
          disabled={taken_slots > 0}
          onClick={deeds.onCancel}
        >
          <span>
            {status === 'draft' ? 'Discard the draft' : 'Cancel the campaign'}
            {taken_slots > 0 ? <span className="block text-hint">Creators are in already.</span> : null}
          </span>
        </MenuItem>
      ) : null}
    </Menu>
  );
}

function PathItem({ href, icon, children }: { href: string; icon: ReactElement; children: string }) {
  return (
    <MenuLink href={href} icon={icon} render={<Link href={href} />}>
      {children}
    </MenuLink>
  );
}
