import type { Form } from './form.ts';
import type { StripeState } from './state.ts';

export interface Call {
  state: StripeState;
  /** The id in the address. */
  id: string;
  form: Form;
  /** The account it is done for, where that is not ours. */
  account: string | undefined;
  base: string;
}

export type Handler = (call: Call) => object;
/** By method and address; `:id` stands for an id. */
export type Routes = Record<string, Handler>;
