import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MOST_BLOCKS } from '#domain/businesses/blocks.ts';

/** A business blocked by a creator, or a creator blocked by a business. */
const block = z
  .object({
    id: z.string(),
    /** The name of the other side. */
    name: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof block>;

const blocks = z.object({ blocks: z.array(block).max(MOST_BLOCKS) }).meta({ id: 'Blocks' });
export type Blocks = z.infer<typeof blocks>;

/** Creators name a business, businesses a creator. */
const newBlock = z
  .union([z.strictObject({ business_id: z.uuid() }), z.strictObject({ creator_id: z.uuid() })])
  .meta({ id: 'NewBlock' });
export type NewBlock = z.output<typeof newBlock>;

const blockParams = z.object({ id: z.uuid() });

export const blockEndpoints = endpoints({
  listBlocks: {
    method: 'GET',
    url: '/api/blocks',
    access: 'in_good_standing',
    summary: 'List whom I blocked, or whom my business blocked',
    response: blocks,
  },
  block: {
    method: 'POST',
    url: '/api/blocks',
    access: 'in_good_standing',
    summary: 'Block a business or a creator; open work continues',
    body: newBlock,
    response: done,
  },
  unblock: {
    method: 'DELETE',
    url: '/api/blocks/:id',
    access: 'in_good_standing',
    summary: 'Unblock a business or a creator',
    params: blockParams,
    response: done,
  },
});
