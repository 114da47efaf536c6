interface Priced {
  id: string;
  amount_cents: number;
}

export interface AxisPlace {
  id: string;
  amount_cents: number;
  /** From 0 at the left end to 100 at the right. */
  percent: number;
}

/** The margin at both ends, and the least distance at which two faces don't overlap. */
const EDGE = 8;
const APART = 9;
const MOST = 9;

/** The positions of the posted payout and of each price on one line. */
export function axisPlaces(
  postedCents: number,
  priced: readonly Priced[],
): { posted: number; places: AxisPlace[]; hidden: number } {
  const shown = [...priced].sort((a, b) => a.amount_cents - b.amount_cents).slice(0, MOST);
  const amounts = [postedCents, ...shown.map(({ amount_cents }) => amount_cents)];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const at = (cents: number) =>
    high === low ? 50 : EDGE + ((cents - low) / (high - low)) * (100 - 2 * EDGE);
  const places = spread(
    shown.map(({ id, amount_cents }) => ({ id, amount_cents, percent: at(amount_cents) })),
  );
  return { posted: at(postedCents), places, hidden: priced.length - shown.length };
}

/** Pushes overlapping places to the right, then back to the left if they run past the end. */
function spread(places: AxisPlace[]): AxisPlace[] {
  let least = EDGE;
  const pushed = places.map((place) => {
    const percent = Math.max(place.percent, least);
    least = percent + APART;
    return { ...place, percent };
  });
  let most = 100 - EDGE;
  return pushed
    .reverse()
    .map((place) => {
      const percent = Math.min(place.percent, most);
      most = percent - APART;
      return { ...place, percent };
    })
    .reverse();
}
