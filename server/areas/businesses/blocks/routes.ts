import { blockEndpoints } from '#contract/businesses/blocks.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { block } from './commands/block.ts';
import { unblock } from './commands/unblock.ts';
import { listBlocks } from './queries/list-blocks.ts';

export const blockRoutes = [
  handle(blockEndpoints.listBlocks, ({ context, account }) => listBlocks(context.db, account)),
  handle(blockEndpoints.block, async ({ context, account, body }) => {
    await block(context, account, body);
    return DONE;
  }),
  handle(blockEndpoints.unblock, async ({ context, account, params }) => {
    await unblock(context.db, account, params.id);
    return DONE;
  }),
];
