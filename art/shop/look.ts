import { type Industry, TRADES, type Trade } from '#art/industries.ts';
import type { PropName } from '#art/props/catalogue.ts';
import { createRandom, type Random } from '#art/random.ts';
import { FACADES, type Facade, type FacadeName } from './facades.ts';

export type SignStyle = 'board' | 'letters' | 'pill';
type AwningKind = 'scallop' | 'flat' | 'barrel' | 'none';
export type Door = 'left' | 'right' | 'center' | 'none';

/** The look of a business. It stays the same for all its campaigns. */
export interface BusinessLook {
  facade: Facade;
  signStyle: SignStyle;
  awning: AwningKind;
  /** The width of the awning's stripes. */
  stripe: number;
  /** Gooseneck lamps over the sign. */
  signLamps: boolean;
  /** Seeds the bricks and upper windows. */
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

/** The look of the shop for one campaign. */
export interface CampaignLook {
  door: Door;
  bladeSign: boolean;
  prop: PropName | null;
  cat: boolean;
  /** Seeds the goods in the window. */
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
