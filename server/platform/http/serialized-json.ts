/**
 * An answer that is JSON already, made field by field where it was read. For the few that are sent so often that making
 * them from objects each time would be most of the work; tests hold them against the schema of their route.
 */
export class SerializedJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
