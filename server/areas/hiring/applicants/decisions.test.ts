import { beforeEach, describe, expect, it } from 'vitest';
import { newOpenCampaign, newShop } from '#test/support/applications.ts';
import { testApplicants } from '#test/support/campaign-applicants.ts';

const { context, place, begin, applied, apply, list, decide, decideAll, undo, offer } =
  await testApplicants();
const stranger = await newShop(context);
beforeEach(begin);

describe('deciding', () => {
  it('shortlists, accepts and declines, and repeating it changes nothing', async () => {
    const [jules, ren] = [await applied(), await applied()];
    expect((await decide(jules.id, { decision: 'shortlist' })).json()).toMatchObject({
      status: 'shortlisted',
    });
    const first = (await decide(jules.id, { decision: 'accept' })).json();
    expect(first).toEqual({
      application_id: jules.id,
      status: 'accepted',
      undo_until: new Date(context.now().getTime() + 10_000).toISOString(),
    });
    expect((await decide(jules.id, { decision: 'accept' })).json()).toEqual(first);
    expect((await decide(ren.id, { decision: 'reject' })).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'reason', message: 'Choose a reason' }],
    });
    await decide(ren.id, { decision: 'reject', reason: 'dates', note: 'In spring, perhaps.' });
    expect((await decide(ren.id, { decision: 'accept' })).json().detail).toContain('already declined');
    expect((await list()).spots).toMatchObject({ taken: 1, open: 2 });
  });

  it('accepting more than there are spots is refused, in the words of the bar', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ funded_slots: 2 })
      .where('id', '=', place.campaign_id)
      .execute();
    const ids = [(await applied()).id, (await applied()).id, (await applied()).id];
    expect((await decideAll(ids, { decision: 'accept' })).json()).toMatchObject({
      code: 'conflict',
      detail: '2 spots open, pick 2 to accept.',
    });
    expect((await list()).spots.taken).toBe(0);
    const { results } = (await decideAll(ids.slice(0, 2), { decision: 'accept' })).json();
    expect(results.map(({ status }: { status: string }) => status)).toEqual(['accepted', 'accepted']);
  });

  it('a bulk decision answers for each applicant, even for somebody else’s', async () => {
    const jules = await applied();
    const gone = await applied({ status: 'withdrawn' });
    const elsewhere = await newOpenCampaign(context, { business_id: stranger.business_id });
    const foreign = await apply(jules, elsewhere);
    const answer = await decideAll([jules.id, gone.id, foreign], { decision: 'reject', reason: 'too_far' });
    expect(answer.json().results).toMatchObject([
      { application_id: jules.id, status: 'rejected', problem: null },
      { application_id: gone.id, status: null, problem: 'Jules Moreau’s application was withdrawn.' },
      { application_id: foreign, status: null, problem: 'We can’t find that applicant.' },
    ]);
  });

  it('undoes decisions within ten seconds, and not after', async () => {
    const [jules, ren] = [await applied(), await applied({ status: 'shortlisted' })];
    await decideAll([jules.id, ren.id], { decision: 'accept' });
    context.clock.advance({ hours: 9 / 3600 });
    expect((await undo([jules.id, ren.id])).json().results).toMatchObject([
      { status: 'submitted', problem: null },
      { status: 'shortlisted', problem: null },
    ]);
    expect((await list()).spots.taken).toBe(0);
    await decide(jules.id, { decision: 'accept' });
    context.clock.advance({ hours: 10 / 3600 });
    expect((await undo([jules.id])).json().results[0].problem).toContain('more than 10 seconds');
  });

  it('an open quote is settled first', async () => {
    const [jules, ren] = [await applied({ asks_cents: 40_000 }), await applied({ asks_cents: 40_000 })];
    await offer(ren.id, 30_000);
    expect((await decide(jules.id, { decision: 'accept' })).json().detail).toBe(
      'Jules Moreau asked for $400. Accept, counter or decline the quote first.',
    );
    expect((await decide(ren.id, { decision: 'accept' })).json().detail).toContain(
      'hasn’t answered your $300 offer',
    );
  });

  it('nobody is accepted who cannot work, or for a campaign that is over', async () => {
    const jules = await applied();
    await context.db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', jules.creator_id)
      .execute();
    expect((await decide(jules.id, { decision: 'accept' })).json().detail).toContain('can’t take on work');
    const ren = await applied();
    await context.db
      .updateTable('campaigns')
      .set({ status: 'cancelled' })
      .where('id', '=', place.campaign_id)
      .execute();
    expect((await decide(ren.id, { decision: 'shortlist' })).json().detail).toContain(
      'The campaign is cancelled',
    );
  });

  it('30 acceptances over the API for 3 spots give exactly 3', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push((await applied()).id);
    const answers = await Promise.all(ids.map((id) => decide(id, { decision: 'accept' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect((await list()).spots).toMatchObject({ taken: 3, open: 0 });
  });
});
