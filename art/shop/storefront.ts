import type { Ids } from '#art/ids.ts';
import { type Industry, TRADES } from '#art/industries.ts';
import { atHour, lighten, mix, PAINT } from '#art/palette.ts';
import { each, rect, shadow, times } from '#art/pen.ts';
import { PROPS, type PropName } from '#art/props/catalogue.ts';
import { barrelAwning, stretchedAwning } from './awning.ts';
import { bladeSign } from './blade.ts';
import { shopDoor } from './door.ts';
import type { Facade } from './facades.ts';
import { fascia, isLightBox, signLamps } from './fascia.ts';
import { FASCIA_HEIGHT, type Frontage, layOut, SIDEWALK, STRING_COURSE_TOP } from './frontage.ts';
import {
  type BusinessChoices,
  type BusinessLook,
  businessLook,
  type CampaignChoices,
  type CampaignLook,
  campaignLook,
} from './look.ts';
import { SASH_WIDTH, sash } from './sash.ts';
import { signText } from './sign-text.ts';
import { wallTexture } from './wall.ts';
import { shopWindow, spilledLight } from './windows.ts';

export interface Shop {
  industry: Industry;
  /** The business seed. */
  business: string;
  /** The campaign seed. */
  campaign: string;
  name: string;
  night: boolean;
  width?: number;
  height?: number;
  /** The number of floors above the shop. */
  floors?: number;
  /** Bare wall above the top floor. */
  parapet?: number;
  /** For a picture cropped below the sign: leaves out the invisible parts. */
  eyeLevel?: boolean;
  /** Overrides of the seeded look, for composed pictures. */
  look?: BusinessChoices & CampaignChoices;
}

export const FLOOR_HEIGHT = 96;

/** A storefront, with the ground at the bottom of `height` and upper floors at negative y. */
export function storefront(shop: Shop, ids: Ids): string {
  const { industry, night, width = 300, height = 300, look = {} } = shop;
  const business = businessLook(industry, shop.business, look);
  const campaign = campaignLook(industry, shop.campaign, look);
  const { facade } = business;
  const front = layOut(width, height, campaign.door);
  const dressing = { interior: TRADES[industry].interior, facade, night, random: campaign.random, ids };
  return (
    (shop.eyeLevel ? sideWalls(front, business, night) : upperWall(front, business, shop)) +
    joinery(front, facade, night) +
    (shop.eyeLevel ? '' : sign(front, business, shop)) +
    each(front.windows, (span) => shopWindow(front, span, dressing)) +
    shopDoor(front, facade.door, night) +
    awning(front, business, night, ids) +
    (campaign.bladeSign ? blade(front, industry, facade, night) : '') +
    sidewalk(front, night) +
    sidewalkThings(front, campaign, ids)
  );
}

function upperWall(
  front: Frontage,
  { facade, random }: BusinessLook,
  { floors = 0, parapet = 0, night }: Shop,
): string {
  const { width, ground } = front;
  const above = floors * FLOOR_HEIGHT + parapet;
  const columns = Math.max(2, Math.round(width / 92));
  const wall = { top: -above, width, height: ground + above, facade, night, random };
  const windows = times(floors + 1, (floor) =>
    times(columns, (column) => {
      const center = (width * (column + 0.5)) / columns;
      return sash(center - SASH_WIDTH / 2, -36 - floor * FLOOR_HEIGHT, facade.trim, night, random);
    }),
  );
  return (
    rect(0, -above, width, ground + SIDEWALK + above, atHour(facade.wall, night)) +
    wallTexture(wall) +
    windows +
    rect(-2, STRING_COURSE_TOP, width + 4, 8, atHour(facade.trim, night)) +
    rect(-2, STRING_COURSE_TOP + 8, width + 4, 3, PAINT.ink, 0, shadow(0.16))
  );
}

function sideWalls({ width, ground, fasciaTop: top }: Frontage, look: BusinessLook, night: boolean): string {
  const height = ground - top;
  return (
    rect(0, top, width, height, atHour(look.facade.wall, night)) +
    wallTexture({ top, width, height, night, ...look })
  );
}

function sign(front: Frontage, { facade, signStyle, ...look }: BusinessLook, shop: Shop): string {
  const text = signText(shop.name) || TRADES[shop.industry].sign;
  return (
    fascia(front, { text, style: signStyle, facade, night: shop.night }) +
    (look.signLamps || look.awning === 'none' ? signLamps(front, shop.night) : '')
  );
}

function joinery(
  { shopfront: { x, width }, fasciaTop, ground }: Frontage,
  { frame }: Facade,
  night: boolean,
): string {
  const tall = ground - fasciaTop;
  const pilaster = atHour(lighten(frame, 0.1), night);
  return (
    rect(x - 4, fasciaTop, width + 8, tall, atHour(frame, night)) +
    rect(x - 4, fasciaTop, 7, tall, pilaster) +
    rect(x + width - 3, fasciaTop, 7, tall, pilaster)
  );
}

function awning(front: Frontage, business: BusinessLook, night: boolean, ids: Ids): string {
  const { x, width } = front.shopfront;
  const top = front.fasciaTop + FASCIA_HEIGHT;
  const [first, second] = business.facade.awning;
  const cloth = night
    ? ([mix(first, '#2A1C18', 0.4), mix(second, '#4A3524', 0.4)] as const)
    : business.facade.awning;
  const canvas = { x: x - 10, y: top - 3, width: width + 20, height: 34, cloth };
  switch (business.awning) {
    case 'none':
      return rect(x - 4, top, width + 8, 5, PAINT.ink, 0, shadow(0.22));
    case 'barrel':
      return barrelAwning({ ...canvas, y: canvas.y + 9, height: 30 }, ids);
    default:
      return stretchedAwning(canvas, business.awning, business.stripe);
  }
}

/** Hung on the far side from the door; a shop without a door has no post to hang it from. */
function blade(front: Frontage, industry: Industry, facade: Facade, night: boolean): string {
  if (!front.door) return '';
  const fromRight = front.doorSide === 'left';
  const light = isLightBox(facade);
  return bladeSign({
    x: fromRight ? front.width - 6 : 6,
    y: front.fasciaTop + FASCIA_HEIGHT + 40,
    reach: fromRight ? 'left' : 'right',
    industry,
    board: night ? '#FFE2A0' : light ? facade.fascia : PAINT.cream,
    ink: light ? facade.signInk : facade.fascia,
  });
}

function sidewalk({ width, ground, windows }: Frontage, night: boolean): string {
  return (
    rect(0, ground, width, SIDEWALK, atHour('#D8CDBA', night)) +
    rect(0, ground, width, 3, PAINT.ink, 0, shadow(0.18)) +
    (night ? each(windows, (span) => spilledLight(span, ground)) : '')
  );
}

function sidewalkThings(front: Frontage, { prop, cat }: CampaignLook, ids: Ids): string {
  const thing = prop ? PROPS[prop](propX(front, prop), propY(front, prop), ids) : '';
  return thing + (cat && prop !== 'cat' ? PROPS.cat(catX(front), front.ground + 3, ids) : '');
}

const PROP_PLACES = { left: 0.74, right: 0.27, center: 0.2, none: 0.24 };

/** Hanging props go beside the door, standing ones in front of the window. */
function propX({ width, door, doorSide }: Frontage, prop: PropName): number {
  if (prop === 'barberPole') {
    if (!door) return width - 22;
    return doorSide === 'right' ? door.x - 4 : door.x + door.width + 4;
  }
  if (prop === 'paperLantern') {
    if (!door) return width - 40;
    return doorSide === 'right' ? door.x - 6 : door.x + door.width + 6;
  }
  return width * PROP_PLACES[doorSide];
}

const propY = ({ ground }: Frontage, prop: PropName) => (prop === 'barberPole' ? ground - 14 : ground + 4);

function catX({ width, door, doorSide }: Frontage): number {
  if (!door) return width * 0.78;
  return door.x + door.width / 2 + (doorSide === 'right' ? -40 : 44);
}
