import { type Industry, TRADES, type Trade } from '../industries.ts';
import type { PropName } from '../props/catalogue.ts';
import { createRandom, type Random } from '../random.ts';
import { FACADES, type Facade, type FacadeName } from './facades.ts';

export type SignStyle = 'board' | 'letters' | 'pill';
type AwningKind = 'scallop' | 'flat' | 'barrel' | 'none';
export type Door = 'left' | 'right' | 'center' | 'none';

/** What the street knows the business by. It stays as it is from campaign to campaign. */
export interface BusinessLook {
  facade: Facade;
  signStyle: SignStyle;
  awning: AwningKind;
  /** How wide the awning's stripes are. */
  stripe: number;
  /** Gooseneck lamps over the sign. */
  signLamps: boolean;
  /** Draws bricks and upper windows. */
  random: Random;
}

export type BusinessChoices = Partial<Omit<BusinessLook, 'facade' | 'random'>> & { facade?: FacadeName };

export function businessLook(industry: Industry, seed: string, choices: BusinessChoices = {}): BusinessLook {
  const trade: Trade = TRADES[industry];
  const random = createRandom(`${industry}:${seed}`);
  const { facade, ...chosen } = choices;
  const drawn = {
    facade: FACADES[random.pick(trade.facades)],
    signStyle: random.pick<SignStyle>(['board', 'board', 'letters', 'pill']),
    awning: random.pick<AwningKind>(['scallop', 'scallop', 'scallop', 'flat', 'barrel', 'none']),
    stripe: random.pick([20, 24, 28]),
    signLamps: random.chance(0.35),
  };
  return { ...drawn, ...chosen, ...(facade && { facade: FACADES[facade] }), random };
}

/** How the shop is dressed for one campaign. */
export interface CampaignLook {
  door: Door;
  bladeSign: boolean;
  prop: PropName | null;
  cat: boolean;
  /** Draws the goods in the window. */
  random: Random;
}

export type CampaignChoices = Partial<Omit<CampaignLook, 'random'>>;

export function campaignLook(industry: Industry, seed: string, choices: CampaignChoices = {}): CampaignLook {
  const trade: Trade = TRADES[industry];
  const random = createRandom(`campaign:${seed}`);
  const drawn = {
    door: random.pick<Door>(['left', 'right', 'right', 'left', 'center', 'none']),
    bladeSign: random.chance(0.34),
    prop: random.pick(trade.props),
    cat: random.chance(0.2),
  };
  return { ...drawn, ...choices, random };
}
