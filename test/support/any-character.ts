import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
/** Every character. The unit of fast-check that is called `binary` lists all million of them before it draws one. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (place) => String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count),
  // Fast-check asks for the way back before it mixes in texts that break programs.
  (given) => {
    const [one, ...more] = typeof given === 'string' ? given : '';
    const point = one?.codePointAt(0);
    if (point === undefined || more.length > 0) throw new Error('Not one character');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
