/**
 * An answer that is already JSON, built field by field as it was read. It is for the few answers that are sent so
 * often that serializing objects would be most of the work; tests check them against the schema of their route.
 */
export class SerializedJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
