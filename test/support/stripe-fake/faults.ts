export type FaultKind =
  /** The connection breaks before anything happened, or after it did. */
  | 'cut_before'
  | 'cut_after'
  | 'too_many'
  | 'broken_before'
  | 'broken_after'
  | 'slow'
  /** As `broken`, and the failure is stored under the key for a day. */
  | 'stored_before'
  | 'stored_after';

interface Fault {
  call: string;
  kind: FaultKind;
  times: number;
}

/** Planned faults. The client tries three times, so only a fault that occurs three times reaches people. */
export class Faults {
  readonly #planned: Fault[] = [];

  plan(call: string, kind: FaultKind, times = 3): void {
    this.#planned.push({ call, kind, times });
  }

  next(call: string): FaultKind | null {
    const fault = this.#planned.find((one) => one.times > 0 && call.startsWith(one.call));
    if (fault === undefined) return null;
    fault.times -= 1;
    return fault.kind;
  }

  clear(): void {
    this.#planned.length = 0;
  }
}
