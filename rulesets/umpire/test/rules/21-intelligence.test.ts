import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { intelligence } from '../../src/phases/intelligence.ts';
import { newsheet } from '../../src/phases/newsheet.ts';
import { turnEnd } from '../../src/phases/turn-end.ts';
import { boundsOf, reported } from '../../src/rules/report-error.ts';
import type { Seen, State } from '../../src/state.ts';
import type { GamePosition } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, inTurn, withGeneral, withProvince } from '../by-code.ts';
import { rolling, two } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const codes = codesOf(ITALIA);
const MIL = codes.nation('MIL');
const VEN = codes.nation('VEN');
const TEN_FOOT = { FOT: 10 };

/** Milan's own city with guests from Venice, and what Milan has of its own there. */
const withGuests = (own: { readonly [type: string]: number }): GamePosition =>
  garrisoned(positionOf(ITALIA), ITALIA, { MIL: { MIL: own, VEN: { ...TEN_FOOT, SPY: 1 } } });

const linesIn = ({ known }: State, nation: number, province: string): readonly Seen[] =>
  known[nation]?.forces.filter(({ area }) => area === codes.province(province)) ?? [];

const seenIn = (position: GamePosition, roll: number) => {
  const dice = rolling({ 'INTEL@MIL,MIL,VEN,FOT': two(roll) });
  return linesIn(ran(position, [intelligence], {}, dice).state, MIL, 'MIL');
};

describe('UM-21.6 to 21.17: intelligence', () => {
  test.each([
    ['UM-21.6 UM-21.14 one factor: 10 percent a point', {}, 5, 'one factor'],
    ['UM-21.7 two factors: 5 percent a point', { SPY: 1 }, 8, 'two factors'],
    ['UM-21.7 three factors: 2 percent a point', { SPY: 1, FOT: 1 }, 9, 'three factors'],
  ] as const)('%s', (_title, own, said, source) => {
    const [line, ...others] = seenIn(withGuests(own), 2);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ owner: 'VEN', source, figures: [{ kind: 'FOT', said }] });
  });

  test('UM-21.10 a force of one is never reported as none; UM-21.14 truth lies within the bounds of any report', () => {
    for (const each of [10, 5, 2, 20])
      for (let count = 1; count <= 60; count += 1)
        for (let roll = 2; roll <= 12; roll += 1) {
          const said = reported(count, roll, each);
          if (each < 20) expect(said).toBeGreaterThan(0);
          if (said === 0) continue;
          const { least, most } = boundsOf(said, each);
          expect(count).toBeGreaterThanOrEqual(least);
          expect(count).toBeLessThanOrEqual(most);
        }
    expect(boundsOf(10, 10)).toEqual({ least: 7, most: 20 });
    expect([2, 7, 12].map((roll) => reported(100, roll, 10))).toEqual([50, 100, 150]);
  });

  test('UM-21.11 UM-21.13 spies of others are never listed; friends are reported like anybody', () => {
    const [line] = seenIn(withGuests({}), 7);
    expect(line?.figures.map(({ kind }) => kind)).toEqual(['FOT']);
  });

  test('UM-21.12 two factors name the senior general, one does not', () => {
    const colleoni = codes.general('Colleoni');
    const there = (own: { readonly [type: string]: number }) =>
      withGeneral(withGuests(own), ITALIA, 'Colleoni', { nation: VEN, location: codes.province('MIL'), seniority: 15 });
    expect(seenIn(there({}), 7)[0]?.general).toBeNull();
    expect(seenIn(there({ FOT: 1 }), 7)[0]?.general).toBe(colleoni);
    expect(seenIn(withGuests({ FOT: 1 }), 7)[0]?.general).toBeNull();
  });

  test('UM-21.9 a covered place without a line holds nobody: what was remembered of it is gone', () => {
    const before = ran(withGuests({}), [intelligence], {}, rolling()).state;
    expect(linesIn(before, MIL, 'MIL')).toHaveLength(1);
    const emptied = garrisoned({ ...positionOf(ITALIA), state: before }, ITALIA, { MIL: {} });
    expect(linesIn(ran(emptied, [intelligence], {}, rolling()).state, MIL, 'MIL')).toEqual([]);
  });

  test('UM-21.17 from an uncovered place a rumour comes at 10 and not at 11, and what it makes nothing of is left out', () => {
    const far = garrisoned(positionOf(ITALIA), ITALIA, { NAP: { NAP: { FOT: 10, HRS: 1 } } });
    const rumours = (roll: number) =>
      linesIn(
        ran(
          far,
          [intelligence],
          {},
          rolling({
            'RUMOUR@MIL,NAP': [roll],
            'RUMOUR.error@MIL,NAP,NAP,FOT': two(12),
            'RUMOUR.error@MIL,NAP,NAP,HRS': two(2),
          }),
        ).state,
        MIL,
        'NAP',
      );
    expect(rumours(11)).toEqual([]);
    expect(rumours(10)).toMatchObject([{ source: 'rumour', general: null, figures: [{ kind: 'FOT', said: 20 }] }]);
  });

  test('UM-21.17, UM-2.7 a rumour of its owner tells what a place earns, one of a guest does not', () => {
    const rumoured = (nation: string) => {
      const far = garrisoned(positionOf(ITALIA), ITALIA, { NAP: { [nation]: TEN_FOOT } });
      const { state } = ran(far, [intelligence], {}, rolling({ 'RUMOUR@MIL,NAP': [1] }));
      return state.known[MIL]?.provinces[codes.province('NAP')]?.loyalty;
    };
    expect([rumoured('NAP'), rumoured('FLO')]).toEqual([3, null]);
  });

  test('UM-21.18, UM-2.7 who read this turn that a place was taken knows whose it is, and others do not', () => {
    const place = codes.province('NAP');
    const news = (turn: number, heard: readonly number[], kind: 'capture-told' | 'sack-told') =>
      changed(garrisoned(positionOf(ITALIA), ITALIA, { NAP: {} }), (state) => {
        const event = { kind, rule: 'UM-21.21', province: place, to: codes.nation('FLO'), cty: 'D' };
        state.pendingNews.push({ turn, what: 'capture', province: place, heard: [...heard], event });
      });
    const ownerOf = (position: GamePosition) => {
      const known = ran(position, [intelligence], {}, rolling()).state.known[MIL]?.provinces[place];
      return [known?.owner, known?.cty];
    };
    const NAPLES = codes.nation('NAP');
    expect(ownerOf(news(1, [MIL], 'capture-told'))).toEqual([codes.nation('FLO'), 'D']);
    expect(ownerOf(news(1, [VEN], 'capture-told'))).toEqual([NAPLES, 'Y']);
    expect(ownerOf(inTurn(news(1, [MIL], 'capture-told'), 2))).toEqual([NAPLES, 'Y']);
    expect(ownerOf(news(1, [MIL], 'sack-told'))).toEqual([NAPLES, 'Y']);
  });

  test('UM-2.7 whoever sees a place learns its owner, revenue and loyalty, and nobody else does', () => {
    const { state } = ran(withGuests({}), [intelligence], {}, rolling());
    const capital = state.provinces[codes.province('VEN')];
    expect(state.known[VEN]?.provinces[codes.province('VEN')]).toMatchObject({
      owner: VEN,
      turn: 1,
      revenue: capital?.base,
      collects: true,
      loyalty: 3,
    });
    const alone = garrisoned(positionOf(ITALIA), ITALIA, { NAP: { NAP: TEN_FOOT } });
    const unseen = ran(alone, [intelligence], {}, rolling()).state.known[MIL]?.provinces[codes.province('NAP')];
    expect(unseen).toMatchObject({ revenue: null, loyalty: null });
  });

  test('UM-5.13 what hostile troops keep from its owner stands in brackets, in the own list too', () => {
    const { code = '', number = 0 } =
      positionOf(ITALIA).state.provinces.find((each) => each?.owner === MIL && each.code !== 'MIL') ?? {};
    const raided = changed(garrisoned(positionOf(ITALIA), ITALIA, { [code]: { VEN: { FOT: 99 } } }), ({ nations }) =>
      nations[VEN]?.enemies.push(MIL),
    );
    expect(ran(raided, [intelligence], {}, rolling()).state.known[VEN]?.provinces[number]?.collects).toBe(false);
    expect(view(raided, { kind: 'seat', seat: seatId('MIL') }).provinces[number]?.own?.collects).toBe(false);
  });
});

describe('UM-21.18 to 21.20: the newsheet', () => {
  const captured = (witnesses: readonly number[], turn = 1): GamePosition =>
    changed(positionOf(ITALIA), (state) => {
      state.pendingNews.push({
        turn,
        what: 'sack',
        province: codes.province('NAP'),
        heard: [...witnesses],
        event: { kind: 'sack-told', rule: 'UM-8.24' },
      });
    });
  const NAP = codes.nation('NAP');

  test('UM-21.19 whoever is in range only at step 20 reads it too, and whoever read it reads it once', () => {
    expect(ran(captured([]), [newsheet]).heard('NAP')).toMatchObject([{ kind: 'sack-told' }]);
    expect(ran(captured([NAP]), [newsheet]).heard('NAP')).toEqual([]);
    expect(ran(captured([]), [newsheet]).heard('MIL')).toEqual([]);
  });

  test('UM-21.20 everybody else reads a line a turn later, and then it is done with', () => {
    const { heard, state } = ran(inTurn(captured([NAP]), 2), [newsheet]);
    expect(heard('NAP')).toEqual([]);
    expect(heard('MIL')).toEqual([
      {
        kind: 'news-in-brief',
        rule: 'UM-21.20',
        nations: expect.any(Array),
        what: 'sack',
        province: codes.province('NAP'),
        turn: 1,
      },
    ]);
    expect(state.pendingNews).toEqual([]);
    const known = ran(inTurn(captured([1, 2, 3, 4, 5, 6]), 2), [newsheet]);
    expect(known.events.map(({ kind }) => kind)).toEqual(['news-dropped']);
  });

  test('UM-8.30 UM-4.5 the end of a turn forgets old names, and rebels who rule are everybody’s enemies again', () => {
    const before = withProvince(positionOf(ITALIA), ITALIA, 'NAP', {
      oldName: { code: 'OLD', name: 'Oldtown' },
      owner: 0,
      rebelAgainst: NAP,
    });
    const { state } = ran(before, [turnEnd]);
    expect(state.turn).toBe(2);
    expect(state.provinces[codes.province('NAP')]).toMatchObject({ oldName: null, rebelAgainst: null });
  });
});

describe('UM-21.25 to 21.29: what a seat sees', () => {
  const position = positionOf(ITALIA);
  const milan = view(position, { kind: 'seat', seat: seatId('MIL') });
  const anybody = view(position, { kind: 'public' });

  test('UM-21.25 treasury, tax, morale, troops and generals are seen by their own ruler only', () => {
    expect(milan.nations[MIL]?.own?.treasury).toBe(position.state.nations[MIL]?.treasury);
    expect(milan.nations[VEN]?.own).toBeNull();
    expect(milan.provinces.filter((province) => province?.own).map((province) => province?.known.owner)).toEqual(
      position.state.provinces.filter((province) => province?.owner === MIL).map(() => MIL),
    );
    expect(milan.stacks.flat().every(({ nation }) => nation === MIL)).toBe(true);
    expect(milan.generals.every(({ nation, own }) => (own !== null) === (nation === MIL))).toBe(true);
  });

  test('UM-10.9 UM-21.4 nobody reads skill or true loyalty of any general', () => {
    const master = view(position, { kind: 'master' });
    for (const each of [milan, anybody, master]) expect(JSON.stringify(each)).not.toMatch(/skill|trueLoyalty/);
  });

  test('UM-21.26 the public sees names, scores, first owners, and nothing of what anybody has', () => {
    expect(anybody.nations[MIL]).toMatchObject({ name: 'Milan', score: 100, own: null });
    expect(anybody.stacks.flat()).toEqual([]);
    expect(anybody.provinces[codes.province('MIL')]).toMatchObject({ known: { owner: MIL, cty: 'Y' }, own: null });
  });

  test('UM-4.9 hostility is known to the two alone, whoever declared it', () => {
    const hostile = changed(position, ({ nations }) => nations[VEN]?.enemies.push(MIL));
    const seenBy = (code: string) =>
      view(hostile, { kind: 'seat', seat: seatId(code) })
        .nations.slice(1)
        .filter((nation) => nation?.hostile)
        .map((nation) => nation?.code);
    const [byMilan, byVenice, byFlorence] = ['MIL', 'VEN', 'FLO'].map(seenBy);
    expect(byMilan).toContain('VEN');
    expect(byVenice).toContain('MIL');
    expect(byFlorence).not.toContain('VEN');
  });
});

describe('UM-21.28: who sees all', () => {
  test('UM-17.26 a seat that is kept for rebels sees what is public until they rise', () => {
    const position = positionOf(ITALIA, { rebelGenerals: 'newNation' });
    const kept = position.setting.nations.find(
      (nation) => nation !== null && position.state.nations[nation.number] == null,
    );
    const seen = view(position, { kind: 'seat', seat: seatId(kept?.code ?? '') });
    expect(seen).toEqual(view(position, { kind: 'public' }));
  });

  test('UM-21.25 when the campaign is over everybody sees the true position', () => {
    const position = positionOf(ITALIA);
    const after = view(position, { kind: 'afterwards' });
    expect(after).toEqual(view(position, { kind: 'master' }));
    expect(after.stacks).toEqual(position.state.stacks);
  });
});
