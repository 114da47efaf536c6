/** Time that passes only when a test says so. */
export class TestClock {
  #now = new Date('2026-06-10T16:00:00Z');

  now(): Date {
    return new Date(this.#now);
  }

  advance({ hours = 0, days = 0 }: { hours?: number; days?: number }): void {
    this.#now = new Date(this.#now.getTime() + (days * 24 + hours) * 3_600_000);
  }
}
