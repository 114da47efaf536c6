import { RIGHTS_CHANNEL_NAMES, type RightsChannel } from './campaign-limits.ts';

interface Rights {
  rights_channels: readonly RightsChannel[];
  rights_paid_ads: boolean;
  rights_months: number;
}

interface RightsLine {
  label: string;
  text: string;
  is_granted: boolean;
}

/** The business's rights to the work, in plain words. */
export function describeRights(
  { rights_channels, rights_paid_ads, rights_months }: Rights,
  businessName: string,
): RightsLine[] {
  const term = rights_months === 1 ? 'one month' : `${rights_months} months`;
  const hasChannels = rights_channels.length > 0;
  return [
    {
      label: 'Reposting',
      text: hasChannels ? `${placesOf(rights_channels, businessName)}, for ${term}` : 'Not included',
      is_granted: hasChannels,
    },
    {
      label: 'Paid ads',
      text: rights_paid_ads
        ? `Included for ${term}, within the payout`
        : 'Not included. Paid boosting needs a new agreement',
      is_granted: rights_paid_ads,
    },
    { label: 'Exclusivity', text: 'None. You can work for other shops', is_granted: false },
    { label: 'Raw footage', text: 'Stays with you', is_granted: true },
  ];
}

/** "On the Instagram and the website of Crumb & Co., and in store" */
function placesOf(channels: readonly RightsChannel[], businessName: string): string {
  const names = channels.filter((channel) => channel !== 'in_store').map(nameOf);
  const online = names.length > 0 ? `On the ${listWords(names)} of ${businessName}` : null;
  if (!channels.includes('in_store')) return online ?? '';
  return online === null ? `In store at ${businessName}` : `${online}, and in store`;
}

function nameOf(channel: RightsChannel): string {
  const name = RIGHTS_CHANNEL_NAMES[channel];
  return channel === 'website' || channel === 'email' ? name.toLowerCase() : name;
}

function listWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
