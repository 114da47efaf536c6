interface Room {
  atOnce: number;
  /** The most callers in line. Anyone who comes after them is refused at once. */
  waiting: number;
  /** The longest time in line. Left out, callers wait until it is their turn. */
  patience_ms?: number;
  /**
   * The caller's group, such as its network. In a full line, the group with the most places gives its last one to a
   * caller of a group with fewer, so that no group can keep everyone else out.
   */
  groupOf?(): string | undefined;
  whenFull(): Error;
}

interface Place {
  group: string | undefined;
  enter(): void;
  refuse(): void;
}

/** Limits how many callers do heavy work at a time, in the order they came. */
export function roomFor({ atOnce, waiting, patience_ms, groupOf, whenFull }: Room) {
  const line = new Set<Place>();
  let free = atOnce;

  function waitInLine(group: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        line.delete(place);
      };
      const refuse = () => {
        leave();
        reject(whenFull());
      };
      const enter = () => {
        leave();
        resolve();
      };
      const place: Place = { group, enter, refuse };
      const timer = patience_ms === undefined ? undefined : setTimeout(refuse, patience_ms);
      line.add(place);
    });
  }

  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else {
      const group = groupOf?.();
      if (line.size >= waiting && !makeRoom(line, group)) throw whenFull();
      await waitInLine(group);
    }
    try {
      return await work();
    } finally {
      const [next] = line;
      if (next) next.enter();
      else free += 1;
    }
  };
}

/** Refuses the last one of the group with most places, if that leaves it with no fewer than the newcomer's. */
function makeRoom(line: ReadonlySet<Place>, group: string | undefined): boolean {
  if (group === undefined) return false;
  const counts = new Map<string | undefined, number>();
  for (const place of line) counts.set(place.group, (counts.get(place.group) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most <= (counts.get(group) ?? 0) + 1) return false;
  const last = [...line].findLast((place) => counts.get(place.group) === most);
  last?.refuse();
  return last !== undefined;
}
