import { expect, it } from 'vitest';
import { FACE_COLORS, faceColor, initialsOf, spreadFaces } from './initials.ts';

it.each([
  ['Maya Okafor', 'MO'],
  ['María de los Ángeles', 'MÁ'],
  ['Cher', 'C'],
  ['“Bo” Lindgren', 'BL'],
  ['  jules   ferreira ', 'JF'],
  ['李 小龙', '李小'],
  ['rosa@crumb-co.example', 'R'],
  ['9th Street', '9S'],
  ['🙂', ''],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a name keeps its color, however it is written', () => {
  expect(faceColor(' maya okafor')).toBe(faceColor('Maya Okafor'));
});

it('many names spread over all ten colors', () => {
  const names = Array.from({ length: 300 }, (_, place) => `Person ${place}`);
  expect(new Set(names.map(faceColor)).size).toBe(FACE_COLORS.length);
});

it('neighbors in a list differ, and a name keeps one color', () => {
  const names = Array.from({ length: 300 }, (_, place) => `Person ${place}`);
  const colors = spreadFaces(names);
  const alike = names.filter((name, place) => colors.get(name) === colors.get(names[place - 1] ?? ''));
  expect(alike).toEqual([]);
  expect(spreadFaces(['Maya Okafor', 'Maya Okafor']).size).toBe(1);
});

it('every pair can be read', () => {
  for (const [pale, deep] of FACE_COLORS) expect(contrast(pale, deep)).toBeGreaterThan(7);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
