import {
  Ban,
  ChartLine,
  CircleStop,
  Copy,
  LayoutTemplate,
  Pause,
  Pencil,
  Play,
  Repeat,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { businessCampaignPath, campaignReportPath } from '#domain/campaigns/campaign-address.ts';
import { canMoveCampaign } from '#domain/campaigns/campaign-states.ts';
import { unpaidSpots } from '#domain/campaigns/spots.ts';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { PublicPageItems } from './public-page-items.tsx';

export type CampaignMenuProps = {
  trigger: ReactElement;
  campaign: OwnCampaign;
  businessId: string;
  onPause: () => void;
  onResume: () => void;
  onDuplicate: () => void;
  onBookAgain: () => void;
  onSaveTemplate: () => void;
  onClose: () => void;
  onCancel: () => void;
};

/** The offered actions come from the same table of transitions that the API uses. */
export function CampaignMenu({ trigger, campaign, businessId, ...actions }: CampaignMenuProps) {
  const { status, stopped, taken_slots } = campaign;
  const isPausedByUs = campaign.is_paused_by_admin || stopped === 'campaign';
  const can = (move: 'pause' | 'resume' | 'close' | 'cancel') => canMoveCampaign(move, status, 'business');
  const path = businessCampaignPath(campaign);
  const isFull = status === 'paused' && taken_slots >= campaign.funded_slots;
  const refusal = isPausedByUs ? 'We paused it. Contact us.' : isFull ? 'All funded spots are taken.' : null;
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {status === 'draft' || status === 'awaiting_funding' ? (
        <PathItem href={`${path}/edit`} icon={<Pencil aria-hidden="true" />}>
          Continue draft
        </PathItem>
      ) : null}
      {status === 'awaiting_funding' ? (
        <PayItem path={path} stopped={stopped}>
          Pay and publish
        </PayItem>
      ) : null}
      {can('pause') ? (
        <MenuItem icon={<Pause aria-hidden="true" />} onClick={actions.onPause}>
          Pause
        </MenuItem>
      ) : null}
      {status === 'live' && !campaign.is_offer ? (
        <PathItem
          href={`${path}${stringifySearch({ tab: 'applicants', invite: 'true' })}`}
          icon={<UserPlus aria-hidden="true" />}
        >
          Invite creators
        </PathItem>
      ) : null}
      {status === 'live' && !campaign.is_offer ? (
        <PayItem path={path} stopped={stopped}>
          Add spots
        </PayItem>
      ) : null}
      {isFull && !campaign.is_offer && unpaidSpots(campaign) > 0 ? (
        <PayItem path={path} stopped={stopped}>
          Fund spots
        </PayItem>
      ) : null}
      {can('resume') ? (
        <MenuItem
          icon={<Play aria-hidden="true" />}
          disabled={isPausedByUs || isFull}
          onClick={actions.onResume}
        >
          <span>
            Open again
            {refusal ? <span className="block text-hint">{refusal}</span> : null}
          </span>
        </MenuItem>
      ) : null}
      {status === 'live' && !campaign.is_offer && campaign.public_id !== null ? (
        <PublicPageItems businessId={businessId} publicId={campaign.public_id} />
      ) : null}
      {campaign.published_at === null ? null : (
        <PathItem href={campaignReportPath(campaign)} icon={<ChartLine aria-hidden="true" />}>
          See results
        </PathItem>
      )}
      {taken_slots > 0 ? (
        <MenuItem icon={<Repeat aria-hidden="true" />} onClick={actions.onBookAgain}>
          Book creators again
        </MenuItem>
      ) : null}
      <MenuItem icon={<Copy aria-hidden="true" />} onClick={actions.onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<LayoutTemplate aria-hidden="true" />} onClick={actions.onSaveTemplate}>
        Save as template
      </MenuItem>
      {can('close') || can('cancel') ? <MenuSeparator /> : null}
      {can('close') ? (
        <MenuItem icon={<CircleStop aria-hidden="true" />} onClick={actions.onClose}>
          Close applications
        </MenuItem>
      ) : null}
      {can('cancel') ? (
        <MenuItem
          danger
          icon={<Ban aria-hidden="true" />}
          disabled={taken_slots > 0}
          onClick={actions.onCancel}
        >
          <span>
            {status === 'draft' ? 'Discard draft' : 'Cancel campaign'}
            {taken_slots > 0 ? <span className="block text-hint">Creators are already working.</span> : null}
          </span>
        </MenuItem>
      ) : null}
    </Menu>
  );
}

type PayItemProps = { path: string; stopped: OwnCampaign['stopped']; children: string };

function PayItem({ path, stopped, children }: PayItemProps) {
  const icon = <Wallet aria-hidden="true" />;
  if (stopped === null) {
    return (
      <PathItem href={`${path}/fund`} icon={icon}>
        {children}
      </PathItem>
    );
  }
  return (
    <MenuItem icon={icon} disabled>
      <span>
        {children}
        <span className="block text-hint">
          {stopped === 'campaign' ? 'We paused it. Contact us.' : 'Payments are paused. Contact us.'}
        </span>
      </span>
    </MenuItem>
  );
}

function PathItem({ href, icon, children }: { href: string; icon: ReactElement; children: string }) {
  return (
    <MenuLink href={href} icon={icon} render={<Link href={href} />}>
      {children}
    </MenuLink>
  );
}
