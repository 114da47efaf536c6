import { expect, it } from 'vitest';
import { readSources } from '#test/layout/read-sources.ts';

/**
 * Sentences that people stumbled over when they walked the product as an owner and as a creator. Pieces between values
 * stand alone. Each was replaced and must not come back.
 */
const STUMBLED_OVER = `
One press says that
you need not type
Skip this, I will type it
None that is large enough
Nothing that reads like one
We could not tell from the words on it
We have sent you a letter
Ask somebody in
Whoever runs the counter
Say what to film
Your door is open
Your shop is on the street
Somebody, we hope you
Look at it
It goes where your name goes
A draft nobody sees yet
Creators named another price
quotes want an answer
No quote wants an answer
Everybody has an answer by
None with you yet
New here. First job
Said by the creator
No work sent along
None sent along
You asked for nothing special
You can take it back for ten seconds
Nobody was told
took back the no to
Approves itself
Send link back
Nothing is said yet
Pick a last day that is not over
Say that you agree, then pay
Sign out what you do not know
The history of money is kept
They look after this business already
They answer with this address and no other
Somebody wants your help
At least so many followers
whatever its name says
A new one ends the old one at once
A new draft with the same words
That is you, then
I have opened the link
Next we send a link to verify
Your address stays with you
Look for the one beside it
Take one off to choose another
are in the way of sending it
The work I show is mine
the way the law and the platform ask for it
Type dollars, as in
Reads it from top to bottom
It stays the way you sent it
Nobody waits for an answer of yours
Waiting for somebody else
Nothing waits
Nothing is paid in
Nothing ends and nothing is due
or begin again with all of them
What is new to them comes by email
Not shown again
It leaves when its applications close
Press the bookmark of a campaign
the link is not whole
At the end of that day in New York
Without an answer by then it ends
We strip the location
This kind of file is not taken here
You can go on and put it right later
As large as your camera makes them
Take out what you replace
Where each cent is
Call it back
The first one stands here
released and stands here
Frozen, with our fee
the money moves at once
it is done as decided
`
  .trim()
  .split('\n');

const sources = ['web', 'domain', 'contract', 'server/areas', 'server/flows', 'server/platform']
  .flatMap(readSources)
  .map(({ path, text }) => ({ path, text: plain(text) }));

it.each(STUMBLED_OVER)('no page, mail or refusal says “%s”', (words) => {
  const found = sources.filter(({ text }) => text.includes(plain(words)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** Line breaks and apostrophes are written in several ways. */
function plain(text: string): string {
  return text.replaceAll('&rsquo;', "'").replaceAll('’', "'").replace(/\s+/g, ' ');
}
