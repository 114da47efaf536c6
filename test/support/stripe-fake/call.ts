import type { Form } from './form.ts';
import type { StripeState } from './state.ts';

export interface Call {
  state: StripeState;
  /** The id in the path. */
  id: string;
  form: Form;
  /** The connected account the call is for, if any. */
  account: string | undefined;
  base: string;
}

export type Handler = (call: Call) => object;
/** By method and address; `:id` stands for an id. */
export type Routes = Record<string, Handler>;
