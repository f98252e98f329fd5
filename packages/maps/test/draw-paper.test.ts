import { expect, test } from 'vitest';
import { drawOdds, drawPaper } from '../src/index.ts';
import { type Drawn, readSvg } from './svg-reader.ts';

const all = (drawn: Drawn, name: string): readonly Drawn[] =>
  drawn.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const wordsOf = (svg: string): readonly string[] => all(readSvg(svg), 'text').map(({ text }) => text);

const PAPER = {
  title: 'Orders',
  alt: 'A sheet with two orders.',
  lines: [
    { text: 'A1 MARCH <London> by the longest of all roads that lead there from anywhere', mark: 'right' },
    { text: 'A2 SING', mark: 'wrong' },
  ],
} as const;

test('a paper is told in words, has every line, and breaks the long ones to fit its breadth', () => {
  const broad = drawPaper(PAPER, { across: 660 });
  expect(wordsOf(broad)).toEqual(['Orders', PAPER.lines[0].text, 'A2 SING']);
  const narrow = drawPaper(PAPER, { across: 300 });
  expect(all(readSvg(narrow), 'title').map(({ text }) => text)).toEqual(['A sheet with two orders.']);
  expect(wordsOf(narrow).length).toBeGreaterThan(3);
  expect(wordsOf(narrow).join(' ')).toBe(`Orders ${PAPER.lines[0].text} A2 SING`);
});

test('a paper is dark where that is wanted', () => {
  expect(drawPaper(PAPER, { across: 300, dark: true })).not.toBe(drawPaper(PAPER, { across: 300 }));
});

const side = (title: string) => ({
  title,
  forces: [{ label: 'Army 1', troops: '2 knights' }],
  losses: [{ label: 'knights', of: 2, meanHundredths: 67 }],
});
const ODDS = {
  title: 'London',
  alt: 'The odds of London.',
  attackers: side('They come'),
  defenders: side('They wait'),
  outcomes: [
    { label: 'they win', chance: 7512 },
    { label: 'they do not', chance: 2488 },
  ],
  lossesTitle: 'Lost',
  loss: (mean: string, of: number, label: string) => `${mean} of ${of} ${label}`,
};

test('the odds of a battle show both sides beside each other, or one below the other, and a bar for each outcome', () => {
  for (const across of [660, 336]) {
    const svg = drawOdds(ODDS, { across });
    const words = wordsOf(svg);
    expect(words).toEqual(
      expect.arrayContaining(['They come', 'Army 1: 2 knights', '0.7 of 2 knights', '75% they win']),
    );
    const bars = all(readSvg(svg), 'rect')
      .map(({ attributes }) => Number(attributes['width']))
      .slice(-4);
    expect(Math.round(((bars[1] ?? 0) / (bars[0] ?? 1)) * 100)).toBe(75);
    const tops = all(readSvg(svg), 'text')
      .filter(({ text }) => text.startsWith('They'))
      .map(({ attributes }) => attributes['y']);
    expect(tops[0] === tops[1]).toBe(across === 660);
  }
});
