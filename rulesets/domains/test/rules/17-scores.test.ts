import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { scoreOf } from '../../src/victory/score.ts';
import { ranked, shareOf } from '../../src/victory/winners.ts';
import { monthOf, positionOf, withState } from '../month.ts';
import { tableAfter } from '../rulebook.ts';
import { RULESET } from '../ruleset.ts';

const position = await positionOf();
const [SKA, STA, QUE, TID, LAM] = [1, 2, 9, 10, 11] as const;

const after = (change: (state: State) => Partial<State>): ReturnType<typeof RULESET.window> =>
  RULESET.window(withState(position, (state) => ({ turn: 2, ...change(state) })));

/** The first provinces, so many of them, under one ruler. */
const ruledBy = (domain: number, count: number) => (state: State) => ({
  provinces: state.provinces.map((each) => each && { ...each, ruler: each.number <= count ? domain : null }),
});

/** One guild and one temple of a hundred levels, shared out. */
const sharing = (kind: 'guild' | 'temple', domain: number, levels: number) => (state: State) => ({
  holdings: state.holdings
    .filter((each) => each.kind !== kind)
    .concat(
      Array.from({ length: 10 }, (_, at) => ({
        ...(state.holdings[0] as State['holdings'][number]),
        id: 900 + at,
        kind,
        province: 1 + at,
        level: 10,
        owner: at < levels / 10 ? domain : SKA,
      })),
    ),
});

describe('the score', () => {
  test('DOM-17.8 levels count by calling as in the table, and six gold a point', () => {
    const { setting, state } = position;
    for (const row of tableAfter('DOM-17.8')) {
      const domain = setting.domains.find((each) => each?.calling === row['Calling']?.toLowerCase())?.number ?? 0;
      const empty: State = {
        ...state,
        holdings: [],
        provinces: state.provinces.map((each) => each && { ...each, ruler: null }),
        domains: state.domains.map((each) => each && { ...each, treasury: 18 }),
      };
      const holding = state.holdings[0] as State['holdings'][number];
      const points = (given: Partial<State>): number => scoreOf(setting, { ...empty, ...given }, domain) - 3;
      expect(points({})).toBe(0);
      const land = empty.provinces.map((each) => (each?.number === 3 ? { ...each, level: 2, ruler: domain } : each));
      expect(points({ provinces: land })).toBe(2 * Number(row['Province']));
      for (const kind of ['Law', 'Guild', 'Temple'] as const) {
        const one = { ...holding, owner: domain, level: 3, kind: kind.toLowerCase() as 'law' };
        expect(points({ holdings: [one] })).toBe(3 * Number(row[kind]));
      }
    }
  });

  test('DOM-17.8 the month ends with the scores of all who are left, and everybody hears them', () => {
    const { events, after: end, heardBy } = monthOf(position);
    const ended = events.findLast(({ kind }) => kind === 'turn-ended');
    const scores = Array.from({ length: 12 }, (_, at) => ({
      domain: at + 1,
      score: scoreOf(position.setting, end.state, at + 1),
    }));
    expect(ended).toMatchObject({ turn: 1, scores });
    expect(heardBy('QUE').find(({ kind }) => kind === 'turn-ended')).toMatchObject({ scores });
  });
});

describe('the end', () => {
  test('DOM-17.9 the highest score wins after the last turn, then the fuller treasury, then the lower number', async () => {
    const short = await positionOf('orrany', { turns: 6 });
    const last = { ...short, state: { ...short.state, turn: 6 } };
    expect(RULESET.window(last)).toMatchObject({ kind: 'window' });
    const [first = 0] = ranked(short.setting, short.state);
    const over = RULESET.window({ ...short, state: { ...short.state, turn: 7 } });
    expect(over).toMatchObject({ kind: 'outcome', by: 'score', winners: [position.setting.domains[first]?.code] });

    const bare = withState(position, ({ domains, provinces }) => ({
      holdings: [],
      provinces: provinces.map((each) => each && { ...each, ruler: null }),
      domains: domains.map((each) => each && { ...each, treasury: each.number === 7 ? 22 : each.number < 4 ? 20 : 0 }),
    }));
    expect(ranked(bare.setting, bare.state).slice(0, 4)).toEqual([7, 1, 2, 3]);
    expect(ranked(bare.setting, bare.state, [5, 3, 2, 7, 1])).toEqual([7, 1, 2, 3, 5]);
    expect(RULESET.standings(bare).slice(0, 5)).toMatchObject(
      [1, 2, 3, 7, 4].map((domain) => ({
        seat: bare.setting.domains[domain]?.code,
        place: domain === 4 ? 5 : 1,
        score: domain === 4 ? 0 : 3,
      })),
    );
    const landed = withState(bare, ({ provinces }) => ({
      provinces: provinces.map((each) => (each?.number === 1 ? { ...each, ruler: 5 } : each)),
    }));
    expect(ranked(landed.setting, landed.state).slice(0, 3)).toEqual([5, 7, 1]);
    const out = withState(bare, ({ domains }) => ({
      domains: domains.map((each) => each && { ...each, controller: each.number === 7 ? 'eliminated' : 'player' }),
    }));
    expect(ranked(out.setting, out.state)).not.toContain(7);
    expect(RULESET.standings(out)).toHaveLength(11);
  });

  test('DOM-17.8 the public table counts who stands higher, and whoever scores more stands first', () => {
    const rich = withState(position, ({ domains }) => ({
      domains: domains.map((each) => each && { ...each, treasury: each.number === LAM ? 900 : each.treasury }),
    }));
    const table = RULESET.standings(rich);
    const scores = table.map(({ score }) => score ?? 0);
    expect(table[0]).toMatchObject({ seat: 'LAM', place: 1, score: scoreOf(rich.setting, rich.state, LAM) });
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(table.map(({ place }) => place)).toEqual(
      scores.map((score) => 1 + scores.filter((other) => other > score).length),
    );
  });

  test('DOM-17.10 a share is rounded down, and of no levels there is none', () => {
    const guilds = (...levels: readonly (readonly [domain: number, level: number])[]): State => ({
      ...position.state,
      holdings: levels.map(([owner, level], at) => ({
        ...(position.state.holdings[0] as State['holdings'][number]),
        ...{ id: 900 + at, kind: 'guild', owner, level },
      })),
    });
    expect(shareOf(guilds([QUE, 199], [TID, 133]), QUE, 'guild')).toBe(59);
    expect(shareOf(guilds([QUE, 1], [TID, 1]), QUE, 'guild')).toBe(50);
    expect(shareOf(guilds([QUE, 1]), QUE, 'guild')).toBe(100);
    expect(shareOf(guilds(), QUE, 'guild')).toBe(0);
  });

  test.each([
    ['a lord with 20 provinces', ruledBy(STA, 20), 'STA'],
    ['a merchant with 60 of 100 guild levels', sharing('guild', QUE, 60), 'QUE'],
    ['a prelate with 60 of 100 temple levels', sharing('temple', LAM, 60), 'LAM'],
  ])('DOM-17.10 %s is paramount', (_, change, code) => {
    expect(after(change)).toMatchObject({ kind: 'outcome', by: 'paramount', winners: [code] });
  });

  test.each([
    ['a lord with 19 provinces', ruledBy(STA, 19)],
    ['a merchant with 20 provinces', ruledBy(TID, 20)],
    ['a merchant with 50 of 100 guild levels', sharing('guild', QUE, 50)],
    ['a lord with 60 of 100 guild levels', sharing('guild', STA, 60)],
    ['a prelate with 50 of 100 temple levels', sharing('temple', LAM, 50)],
  ])('DOM-17.10 %s is not', (_, change) => {
    const holders = (state: State) => ({ ...change(state) });
    const left = withState(position, (state) => ({ turn: 2, ...holders(state) }));
    // The rest of such levels are of a lord, to whom they do not matter.
    expect(RULESET.window(left)).toMatchObject({ kind: 'window' });
  });

  test('DOM-17.10 of several the one with the highest score has won', () => {
    const both = (state: State) => ({ ...ruledBy(STA, 20)(state), ...sharing('guild', TID, 60)(state) });
    const { setting, state } = withState(position, (given) => ({ turn: 2, ...both(given) }));
    const best = scoreOf(setting, state, STA) > scoreOf(setting, state, TID) ? 'STA' : 'TID';
    expect(RULESET.window({ setting, state })).toMatchObject({ by: 'paramount', winners: [best] });
  });
});
