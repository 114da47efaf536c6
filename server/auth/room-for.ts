interface Room {
  atOnce: number;
  /** How many may stand in line; whoever comes after is turned away at once. */
  waiting: number;
  whenFull(): Error;
}

/** Lets a few do heavy work at a time, in the order they came. */
export function roomFor({ atOnce, waiting, whenFull }: Room) {
  const line: (() => void)[] = [];
  let free = atOnce;
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else {
      if (line.length >= waiting) throw whenFull();
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
