import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../src/deep-freeze.ts';
import { readingHints } from '../src/suite/hints.ts';
import { type KnowledgeTable, scrambledFor, unknownPaths } from '../src/suite/knowledge.ts';
import type { Purses } from './toy/purses-types.ts';

/** The scrambler looks at plain JSON only, so that a made-up state will do. */
const state = {
  turn: 3,
  armies: [
    { owner: 'Ann', men: 4, hidden: false },
    { owner: 'Bob', men: 7, hidden: true },
  ],
  weather: 'rain',
  plot: { by: 'Cem', gold: 2 },
};
const position = { setting: null, state } as never;
const table: KnowledgeTable<Purses> = {
  turn: 'public',
  'armies.*': (viewer, [place]) => viewer === 'Ann' || place === '0',
  'armies.*.men': (viewer, [place]) => viewer === 'Ann' && place === '0',
  weather: 'secret',
  'plot.*': (viewer) => viewer === 'Cem',
};
const changes = (viewer: string | null, isValid?: (it: { readonly state: unknown }) => boolean) =>
  scrambledFor(
    { table, ...(isValid === undefined ? {} : { isValid }) },
    position,
    viewer === null ? null : seatId(viewer),
    { most: 99, from: 0 },
  ).map(({ what, position: changed }) => [what, changed.state] as const);

describe('what is read of a state is written down', () => {
  const hintsOf = (make: (it: typeof state) => unknown) =>
    readingHints(table, {
      what: 'the view',
      viewer: seatId('Bob'),
      position: deepFreeze(structuredClone({ setting: null, state })) as never,
      make: (it) => make((it as { readonly state: unknown }).state as typeof state),
    });

  test('each value that the viewer may not know, with the line that read it, and nothing else', () => {
    const read = (it: typeof state) => it.turn + (it.armies[0]?.men ?? 0) + (it.plot.gold > 1 ? 1 : 0);
    expect(hintsOf(read)).toEqual([
      expect.stringMatching(
        /^hint: for Bob, the view read what is not theirs to know: armies\.0\.men \(packages\/testkit\/test\/knowledge\.test\.ts:\d+\), plot\.gold \(.*\)$/,
      ),
    ]);
    expect(hintsOf((it) => [it.turn, it.armies[0]?.owner])).toEqual([]);
    // The same part is the same thing, however often it is read.
    const same = (it: typeof state) => (new Set([it.armies[0], it.armies[0]]).size === 1 ? null : it.weather);
    expect(hintsOf(same)).toEqual([]);
  });

  test('how many there are of what the viewer may not know of', () => {
    expect(hintsOf((it) => it.armies.length)).toEqual([expect.stringContaining('what there is in armies (')]);
    expect(hintsOf((it) => 'weather' in it)).toEqual([]);
  });

  test('what is handed on as it is', () => {
    expect(hintsOf((it) => ({ plot: it.plot }))).toEqual([
      expect.stringContaining('plot.by (handed on as it is), plot.gold'),
    ]);
  });
});

describe('a state is scrambled', () => {
  test('in every value that the viewer may not know, and in no other', () => {
    expect(new Set(changes('Ann').map(([what]) => what))).toEqual(new Set(['armies.1.men', 'plot.gold']));
  });

  test('by taking things away that the viewer does not know of', () => {
    const gone = changes('Bob').find(([what]) => what === 'armies.1');
    expect(gone?.[1]).toMatchObject({ armies: [{ owner: 'Ann', men: 4, hidden: false }] });
    expect(changes('Ann').map(([what]) => what)).not.toContain('armies.1');
  });

  test('by words that stand elsewhere in the same place, and by truths turned round', () => {
    const changed = changes(null).filter(([what]) => ['armies.1.owner', 'armies.1.hidden'].includes(what));
    expect(changed.map(([, after]) => (after as unknown as typeof state).armies[1])).toEqual([
      { owner: 'Ann', men: 7, hidden: true },
      { owner: 'Bob', men: 7, hidden: false },
    ]);
  });

  test('and mended, so that what everybody knows stays the same', () => {
    const rules = {
      table,
      mended: (it: { readonly state: unknown }) => {
        const { plot } = it.state as typeof state;
        return plot.gold === 1 ? null : ({ ...it, state: { ...(it.state as typeof state), turn: plot.gold } } as never);
      },
    };
    const scrambled = scrambledFor(rules, position, seatId('Ann'), { most: 99, from: 0 });
    const plots = scrambled.filter(({ what }) => what === 'plot.gold');
    expect(plots.map(({ position: { state: after } }) => (after as unknown as typeof state).turn)).toEqual([3, 7]);
  });

  test('only into what could be', () => {
    const few = changes('Ann', (it) => ((it.state as typeof state).armies[1]?.men ?? 0) < 8);
    expect(few.filter(([what]) => what === 'armies.1.men')).toHaveLength(1);
  });

  test('and not without a word on every part of it', () => {
    expect(unknownPaths(table, state as never)).toEqual([]);
    const { 'plot.*': _, ...less } = table;
    expect(unknownPaths(less, state as never)).toEqual(['plot.by', 'plot.gold']);
  });
});
