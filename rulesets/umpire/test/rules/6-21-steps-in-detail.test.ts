import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Act, Order } from '../../src/order.ts';
import { counterIntelligence } from '../../src/phases/counter-intelligence.ts';
import { desertion } from '../../src/phases/desertion.ts';
import { disloyalGenerals } from '../../src/phases/disloyal-generals.ts';
import { epidemics } from '../../src/phases/epidemics.ts';
import { feudalDispersal } from '../../src/phases/feudal-dispersal.ts';
import { intelligence } from '../../src/phases/intelligence.ts';
import { mastersActs } from '../../src/phases/masters-acts.ts';
import { morale } from '../../src/phases/morale.ts';
import { newsheet } from '../../src/phases/newsheet.ts';
import { options } from '../../src/phases/options.ts';
import { reckoning } from '../../src/phases/reckoning.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { revolts } from '../../src/phases/revolts.ts';
import { silence } from '../../src/phases/silence.ts';
import { step } from '../../src/phases/step.ts';
import type { GamePosition, Step } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { rolling, two, writingDown } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, type: T } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const rolledIn = (position: GamePosition, step: Step): readonly string[] => {
  const rolled: string[] = [];
  ran(position, [step], {}, writingDown(rolling(), rolled));
  return rolled;
};
/** The position with nobody anywhere but these. */
const only = (position: GamePosition, garrisons: Parameters<typeof garrisoned>[2]): GamePosition =>
  garrisoned(
    { ...position, state: { ...position.state, stacks: position.state.stacks.map(() => []) } },
    ITALIA,
    garrisons,
  );

describe('spies', () => {
  test('UM-18.9 the owner’s network hunts those of others alone, and the Independents hunt nobody', () => {
    const board = only(start, {
      VER: { VEN: { SPY: 1 }, FLO: { FOT: 1 }, MIL: { SPY: 1 } },
      MAN: { IND: { SPY: 1 }, VEN: { SPY: 1 } },
    });
    expect(rolledIn(board, counterIntelligence)).toEqual(['COUNTERSPY@MIL,VER']);
  });
});

describe('troops', () => {
  test('UM-6.3, UM-6.7 without debt nothing is owed, be there nobody to pay; of face tribes alone have any to lose', () => {
    const after = (fields: Parameters<typeof withNation>[3]) => {
      const { state } = ran(withNation(only(start, {}), ITALIA, 'MIL', { treasury: 0, ...fields }), [morale]);
      const milan = state.nations[N('MIL')];
      return [milan?.morale, milan?.faceLoss];
    };
    expect([after({}), after({ treasury: -1 })]).toEqual([
      [100, 0],
      [60, 0],
    ]);
    expect([after({ faceLoss: 20 }), after({ faceLoss: 20, kind: 'tribal' })]).toEqual([
      [100, 15],
      [80, 15],
    ]);
  });

  test('UM-6.9 a single unit may desert; spies alone never', () => {
    const board = only(withNation(start, ITALIA, 'MIL', { morale: 60 }), {
      COM: { MIL: { FOT: 1 } },
      MON: { MIL: { SPY: 3 } },
    });
    expect(rolledIn(board, desertion)).toEqual(['DESERT.chance@MIL,COM']);
  });

  test('UM-17.21 the share of the troops is whole percents, and half of it whole', () => {
    // 39 of 40 are 97 percent: five times 10 + 48 + 1, of which a twentieth.
    const board = withGeneral(
      only(withNation(start, ITALIA, 'VEN', { morale: 99 }), { BRE: { VEN: { FOT: 39 } }, VER: { VEN: { FOT: 1 } } }),
      ITALIA,
      'Sforza',
      { trueLoyalty: 0 },
    );
    const { events } = ran(board, [disloyalGenerals], {}, rolling());
    const chances = events.flatMap((event) => (event.kind === 'chances-taken' ? event.chances : []));
    expect(chances.filter(({ subject }) => subject === 'Sforza').map(({ needed }) => needed)).toEqual([14]);
  });

  test('UM-22.9, UM-5.19 a caretaker who cannot pay for one unit raises none', () => {
    const kept = withNation(inTurn(start, 2), ITALIA, 'MIL', { status: 'caretaker', treasury: 130 });
    const types = kept.setting.types.map((type) => ({ ...type, cost: 140 }));
    const after = ran({ ...kept, setting: { ...kept.setting, types } }, [recruitment]);
    expect(after.events.filter(({ kind }) => kind === 'gold-paid' || kind === 'units-raised')).toEqual([]);
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MIL')).toEqual(unitsAt(kept.state, ITALIA, 'MIL', 'MIL'));
  });
});

describe('revolts', () => {
  const rising = (position: GamePosition, code: string) =>
    ran(position, [revolts], {}, rolling({ [`REVOLT.chance@${code}`]: [1], [`REVOLT.size@${code}`]: [6] })).events;

  test('UM-17.12, UM-17.15 rebels who are there already need not be told against whom', () => {
    const told = (rebelAgainst: number | null) =>
      rising(withProvince(only(start, {}), ITALIA, 'PAR', { rebelAgainst }), 'PAR').filter(
        ({ kind }) => kind === 'rebels-against' || kind === 'revolts-past',
      );
    expect(told(null)).toMatchObject([{ kind: 'rebels-against', nation: N('MIL') }]);
    expect(told(N('MIL'))).toEqual([]);
  });

  test('UM-17.12 in their own former home they are Independents, by the letter of the old rules too', () => {
    const moved = withNation(only(positionOf(ITALIA, { homeRebels: 'always' }), {}), ITALIA, 'MIL', {
      capital: P('PAV'),
    });
    const [raised] = rising(moved, 'MIL').filter(({ kind }) => kind === 'units-raised');
    expect(raised).toMatchObject({ nation: N('IND'), province: P('MIL') });
  });
});

describe('reports', () => {
  const learned = (position: GamePosition, rolls: { readonly [label: string]: readonly number[] } = {}) =>
    ran(position, [intelligence], {}, rolling(rolls)).events.flatMap((event) =>
      event.kind === 'intelligence-gathered' && event.nation === N('MIL') ? [event] : [],
    )[0];

  test('UM-21.17 no rumour tells of where nobody is, nor one that makes nothing of all there are', () => {
    const far = only(start, { NAP: { NAP: { FOT: 1 } } });
    expect(rolledIn(far, intelligence).filter((roll) => roll.startsWith('RUMOUR@MIL'))).toEqual(['RUMOUR@MIL,NAP']);
    const nothing = learned(far, { 'RUMOUR@MIL,NAP': [10], 'RUMOUR.error@MIL,NAP,NAP,FOT': two(2) });
    expect(nothing?.seen).toEqual([]);
    const much = learned(far, { 'RUMOUR@MIL,NAP': [10], 'RUMOUR.error@MIL,NAP,NAP,FOT': two(12) });
    expect(much?.seen).toMatchObject([{ source: 'rumour', figures: [{ said: 2 }] }]);
  });

  test('UM-21.19, UM-5.13 of a place that was in the news its owner is known; nothing is said of what it earns', () => {
    const taken = changed(only(start, {}), (state) => {
      const event = {
        kind: 'capture-told',
        rule: 'UM-21.21',
        province: P('NAP'),
        witnesses: [N('MIL')],
        from: N('NAP'),
        to: N('FLO'),
        manner: 'entered',
        t: 0,
        sacked: false,
        cty: 'Y',
      } as const;
      state.pendingNews.push({ turn: 1, what: 'capture', province: P('NAP'), heard: [N('MIL')], event });
    });
    expect(learned(taken)?.provinces.filter(({ province }) => province === P('NAP'))).toEqual([
      { province: P('NAP'), turn: 1, owner: N('FLO'), cty: 'Y', revenue: null, collects: true, loyalty: null },
    ]);
  });

  test('UM-21.19, UM-21.20 news goes to whom it reaches, and of two items the older is done with', () => {
    const kinds = (items: readonly (readonly [turn: number, heard: readonly string[]])[]) => {
      const board = changed(only(inTurn(start, 2), { NAP: { NAP: { FOT: 1 } } }), (state) => {
        for (const [turn, heard] of items) {
          const event = { kind: 'sack-told', rule: 'UM-8.24' };
          state.pendingNews.push({ turn, what: 'sack', province: P('NAP'), heard: heard.map(N), event });
        }
      });
      return ran(board, [newsheet]).events.map((event) =>
        'nations' in event ? `${event.kind} ${event.nations}` : event.kind,
      );
    };
    expect(kinds([[2, ['NAP']]])).toEqual([]);
    expect(kinds([[2, []]])).toEqual([`news-reached ${N('NAP')}`]);
    expect(
      kinds([
        [1, ITALIA.nations.map(({ code }) => code)],
        [2, ['NAP']],
      ]),
    ).toEqual(['news-dropped']);
  });

  test('UM-17.30, UM-21.21 no epidemic is told of where nobody is', () => {
    const { events } = ran(
      only(start, { COM: { MIL: { FOT: 1 } } }),
      [epidemics],
      {},
      rolling({ 'EPIDEMIC.chance@COM': [1] }),
    );
    expect(events.flatMap((event) => (event.kind === 'epidemic-told' ? [event.province] : []))).toEqual([P('COM')]);
  });

  test('UM-18.20 whose feudal troops leave one place, or none, is told so, or nothing', () => {
    const autumn = only(inTurn(start, 4), { FOG: { NAP: { BRN: 3 } }, VIT: { PAP: { FOT: 3 } } });
    const { events } = ran(autumn, [feudalDispersal]);
    expect(events.flatMap((event) => (event.kind === 'feudal-dispersed' ? [event.nation] : []))).toEqual([N('NAP')]);
  });
});

describe('the master', () => {
  test('UM-22.7 of a caretaker no turn is counted, and whom the master has excused is not forgiven', () => {
    const quiet = withNation(start, ITALIA, 'MIL', { missed: 1 });
    const told = (position: GamePosition, excused: boolean) => {
      const sheets = { MIL: { seat: seatId('MIL'), orders: [], ...(excused ? { excused: true as const } : {}) } };
      const sent: Step = { ...silence, run: (turn) => silence.run({ ...turn, sheets: { ...turn.sheets, ...sheets } }) };
      return ran(position, [sent]).events.flatMap((event) =>
        'nation' in event && event.nation === N('MIL') ? [event.kind] : [],
      );
    };
    expect([told(quiet, false), told(quiet, true)]).toEqual([['orders-came'], []]);
    const kept = ran(withNation(quiet, ITALIA, 'MIL', { status: 'caretaker' }), [silence]);
    expect(kept.events.filter((event) => 'nation' in event && event.nation === N('MIL'))).toEqual([]);
  });

  test('UM-10.12 who has no ruler does not lose one by the death of a commander-in-chief', () => {
    const kinds = (status: 'active' | 'caretaker') => {
      const board = withNation(positionOf(ITALIA, { cincDeath: 'out' }), ITALIA, 'MIL', { status });
      const dead = step({
        number: 3,
        name: 'Death',
        rule: 'UM-10.12',
        run: ({ memory }) => void memory.cincsDead.add(N('MIL')),
      });
      return ran(board, [dead, reckoning]).events.filter(({ kind }) => kind === 'status-set').length;
    };
    expect([kinds('active'), kinds('caretaker')]).toEqual([1, 0]);
  });

  test('UM-22.10 only who is given to somebody else is said to be given, and no other act gives anybody', () => {
    const kinds = (act: Act) =>
      ran(start, [mastersActs], {}, rolling(), { acts: [act] }).events.map(({ kind }) => kind);
    const set = (to: 'active' | 'caretaker'): Act => ({ verb: 'SET_STATUS', args: { nation: N('MIL'), to } });
    const edit: Act = { verb: 'EDIT_NATION', args: { nation: N('MIL'), tenths: 100 } };
    expect([set('caretaker'), set('active'), edit].map(kinds)).toEqual([['status-set'], [], []]);
  });
});

describe('in the order of the sheet', () => {
  test('UM-16.9, UM-5.19 what could not be paid leaves as many as there were', () => {
    const poor = withNation(inTurn(start, 2), ITALIA, 'MIL', { treasury: 0 });
    const line: Order = { verb: 'RECRUIT', args: { province: P('MON'), type: T('FOT'), count: 1 } };
    expect(fates(ran(poor, [recruitment], { MIL: [line, line] }), 'MIL')).toEqual([
      'cancelled no-money',
      'cancelled no-money',
    ]);
  });

  test('UM-20.26 of any number of choices where generals appear the last holds, and all others are ignored', () => {
    const after = (places: readonly string[]) => {
      const orders = places.map((code): Order => ({ verb: 'REPLACEMENTS', args: { province: P(code) } }));
      const result = ran(start, [options], { MIL: orders }, rolling());
      return [result.state.nations[N('MIL')]?.replacementProvince, ...fates(result, 'MIL')];
    };
    expect([after(['PAV']), after(['PAV', 'LOD', 'COM'])]).toEqual([
      [P('PAV'), 'done'],
      [P('COM'), 'ignored', 'ignored', 'done'],
    ]);
  });
});
