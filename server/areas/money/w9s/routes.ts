import { w9Endpoints } from '#contract/money/w9s.ts';
import { handle } from '#server/platform/http/route.ts';
import { chooseTaxDelivery, saveW9 } from './commands/save-w9.ts';

export const w9Routes = [
  handle(w9Endpoints.saveW9, ({ context, account, body }) => saveW9(context, account.user_id, body)),
  handle(w9Endpoints.chooseTaxDelivery, ({ context, account, body }) =>
    chooseTaxDelivery(context, account.user_id, body.is_electronic),
  ),
];
