/** An error of the Stripe API. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly more: object;

  constructor(status: number, code: string, type = 'invalid_request_error', more: object = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.type = type;
    this.more = more;
  }

  get body() {
    return { error: { type: this.type, code: this.code, message: `Refused: ${this.code}`, ...this.more } };
  }
}
