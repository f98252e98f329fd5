import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { captives } from '../../src/phases/captives.ts';
import { counterIntelligence } from '../../src/phases/counter-intelligence.ts';
import { feudalDispersal } from '../../src/phases/feudal-dispersal.ts';
import { tribalMuster } from '../../src/phases/tribal-muster.ts';
import { winterDestinations } from '../../src/phases/winter-destinations.ts';
import type { GamePosition } from '../../src/types.ts';
import { changed, positionOf, ran } from '../board.ts';
import {
  codesOf,
  fates,
  type Garrisons,
  garrisoned,
  inTurn,
  unitsAt,
  withGeneral,
  withNation,
  withProvince,
} from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);
const AUTUMN = 4;
const start = inTurn(positionOf(ITALIA), AUTUMN);

describe('captives', () => {
  const caught = (position: GamePosition) => {
    const { state } = ran(position, [captives], {}, rolling({ 'EXECUTE@Sforza': [1] }));
    return state.generals[G('Sforza') - 1]?.state === 'dead';
  };
  const at = (province: string, garrisons: Garrisons = {}) =>
    garrisoned(withGeneral(start, ITALIA, 'Sforza', { location: P(province) }), ITALIA, garrisons);

  test('UM-18.1, UM-18.2 alone on an enemy’s ground, also of Independents, he is taken; a spy is no company', () => {
    expect(caught(at('LOD'))).toBe(true);
    expect(caught(at('TUR'))).toBe(true);
    expect(caught(at('LOD', { LOD: { MIL: { FOT: 1 }, VEN: { SPY: 1 } } }))).toBe(true);
    expect(caught(at('LOD', { LOD: { MIL: { FOT: 1 }, VEN: { FOT: 1 } } }))).toBe(false);
    expect(caught(at('LOD', { LOD: { VEN: { SHP: 1 } } }))).toBe(false);
    // A friend's troops are no company either.
    expect(caught(at('LOD', { LOD: { FLO: { FOT: 1 } } }))).toBe(true);
  });

  test('UM-18.8 on own or friendly ground he is safe', () => {
    expect(caught(at('PAD', { PAD: {} }))).toBe(false);
    expect(caught(at('FLO'))).toBe(false);
  });
});

describe('counter-intelligence', () => {
  // In Milan stand networks of Milan and Venice; a friend's is added.
  const spied = changed(start, ({ stacks }) => {
    const units = ITALIA.types.map(({ code }) => (code === 'SPY' ? 2 : 0));
    stacks[P('MIL')]?.push({ nation: N('FLO'), units, armyOrder: null, fleetOrder: null, reliefArrived: false });
  });
  const hunted = (position: GamePosition, venice: number) =>
    ran(position, [counterIntelligence], {}, rolling({ 'COUNTERSPY@VEN,MIL': [venice], 'COUNTERSPY@FLO,MIL': [50] }));

  test('UM-18.9, UM-3.12 where the owner has a network, every other is found in 50 of 100, friends too, and all of it goes', () => {
    const after = hunted(spied, 51);
    expect(unitsAt(after.state, ITALIA, 'VEN', 'MIL')).toEqual({ SPY: 1 });
    expect(unitsAt(after.state, ITALIA, 'FLO', 'MIL')).toEqual({});
    expect(unitsAt(after.state, ITALIA, 'MIL', 'MIL').SPY).toBe(1);
    const blind = changed(spied, ({ stacks }) => {
      const milanese = stacks[P('MIL')]?.[0];
      if (milanese) milanese.units = ITALIA.types.map(({ code }) => (code === 'FOT' ? 6 : 0));
    });
    expect(unitsAt(hunted(blind, 1).state, ITALIA, 'VEN', 'MIL')).toEqual({ SPY: 1 });
  });

  test('UM-18.10 the owner reads whose it was, the loser only where it was lost', () => {
    const after = hunted(spied, 1);
    expect(after.heard('MIL').map(({ kind }) => kind)).toEqual(['network-destroyed', 'network-destroyed']);
    expect(after.heard('VEN')).toEqual([
      { kind: 'network-lost', rule: 'UM-18.9', nation: N('VEN'), province: P('MIL') },
    ]);
  });
});

describe('feudal troops', () => {
  const dispersed = (position: GamePosition) => ran(position, [feudalDispersal]).state;
  const barons = (state: ReturnType<typeof dispersed>, province: string) =>
    unitsAt(state, ITALIA, 'NAP', province).BRN ?? 0;

  test('UM-18.19, UM-18.20 a garrison of one stays: of other troops if there are any, else of theirs; others stay', () => {
    const camp = garrisoned(start, ITALIA, {
      FOG: { NAP: { BRN: 5 } },
      BAR: { NAP: { FOT: 2, BRN: 4 } },
      TAR: { NAP: { FOT: 1 } },
      COS: { NAP: { FOT: 1 } },
      PAL: { NAP: { FOT: 1 } },
    });
    const state = dispersed(camp);
    // Eight leave. Weights of Naples and so on: 900, 120, 120, 200, 200, 150, 120, 160, 240, in all 2210. Three go to Naples, the
    // others to the largest remainders: Palermo 1920, Foggia and Bari 1600, Messina 1280, Taranto 1200.
    const places = ['NAP', 'GAE', 'AQU', 'FOG', 'BAR', 'TAR', 'COS', 'MES', 'PAL'];
    expect(places.map((place) => barons(state, place))).toEqual([3, 0, 0, 2, 1, 1, 0, 1, 1]);
    expect(unitsAt(state, ITALIA, 'NAP', 'BAR').FOT).toBe(2);
  });

  test('UM-18.20 an enemy army beside them holds them fast; UM-18.21 none go where an enemy army stands', () => {
    const held = garrisoned(start, ITALIA, { FOG: { NAP: { FOT: 1, BRN: 5 }, FLO: { FOT: 1 } } });
    expect(barons(dispersed(held), 'FOG')).toBe(5);
    const ships = garrisoned(start, ITALIA, { FOG: { NAP: { FOT: 1, BRN: 5 }, FLO: { SHP: 1 } } });
    expect(barons(dispersed(ships), 'FOG')).toBeLessThan(5);
    const watched = garrisoned(ships, ITALIA, { NAP: { FLO: { FOT: 1 } } });
    expect(barons(dispersed(watched), 'NAP')).toBe(0);
  });

  test('UM-18.21 where no ground of theirs bears them they stay; UM-18.22 none is lost', () => {
    const nowhere = {
      ...start,
      setting: {
        ...start.setting,
        types: start.setting.types.map((type) => ({ ...type, recruit: type.recruit.map(() => 0) })),
      },
    };
    expect(dispersed(nowhere).stacks).toEqual(start.state.stacks);
    const count = ({ stacks }: GamePosition['state']) =>
      stacks.flat().reduce((sum, { units }) => sum + (units[4] ?? 0), 0);
    expect(count(dispersed(start))).toBe(count(start.state));
  });

  test('UM-1.2 only in the last campaigning turn', () => {
    expect(ran(inTurn(start, 3), [feudalDispersal, tribalMuster]).events).toEqual([]);
  });
});

describe('winter destinations', () => {
  const winter = (general: string, province: string): Order => ({
    verb: 'WINTER',
    args: { general: G(general), province: P(province) },
  });
  const after = (position: GamePosition, ...orders: Order[]) => ran(position, [winterDestinations], { VEN: orders });
  const place = ({ state }: ReturnType<typeof ran>, name: string) => state.generals[G(name) - 1]?.location;

  test('UM-18.24 to any own province at any distance, over sea without ships; the later of two orders counts', () => {
    const moved = after(start, winter('Sforza', 'RAV'), winter('Sforza', 'ZAR'));
    expect(place(moved, 'Sforza')).toBe(P('ZAR'));
    expect(fates(moved, 'VEN')).toEqual(['ignored', 'done']);
  });

  test('UM-18.25 hostile army units here or there hold him; ill generals are carried home', () => {
    const beside = garrisoned(start, ITALIA, { BRE: { VEN: { FOT: 5 }, MIL: { FOT: 1 } } });
    expect(fates(after(beside, winter('Sforza', 'ZAR')), 'VEN')).toEqual(['cancelled hostile-present']);
    const there = garrisoned(start, ITALIA, { ZAR: { MIL: { FOT: 1 } } });
    expect(fates(after(there, winter('Sforza', 'ZAR')), 'VEN')).toEqual(['cancelled hostile-present']);
    const ships = garrisoned(start, ITALIA, { ZAR: { MIL: { SHP: 1 } } });
    expect(fates(after(ships, winter('Sforza', 'ZAR')), 'VEN')).toEqual(['done']);
    const ill = withGeneral(start, ITALIA, 'Sforza', { state: 'incapacitated', incapUntil: 5 });
    expect(place(after(ill, winter('Sforza', 'ZAR')), 'Sforza')).toBe(P('ZAR'));
  });

  test('UM-20.30 own living generals, own provinces, the last campaigning turn', () => {
    const dead = withGeneral(start, ITALIA, 'Bari', { state: 'dead' });
    const orders = [winter('Sforza', 'MIL'), winter('Gonzaga', 'ZAR'), winter('Bari', 'ZAR'), winter('Carne', 'VER')];
    expect(fates(after(dead, ...orders), 'VEN')).toEqual([
      'cancelled not-owner',
      'cancelled not-own-general',
      'cancelled general-unfit',
      'cancelled not-allowed',
    ]);
    expect(fates(after(inTurn(start, 5), winter('Sforza', 'ZAR')), 'VEN')).toEqual(['cancelled not-this-turn']);
  });
});

describe('tribal muster', () => {
  const autumn = inTurn(positionOf(PUNIC), AUTUMN);
  const gauls = (garrisons: Garrisons) => garrisoned(autumn, PUNIC, garrisons);
  const mustered = (position: GamePosition, die = 6) =>
    ran(position, [tribalMuster], {}, rolling({ 'TRIBREC@GAU': [die], 'TRIBREC@CEL': [6], 'TRIBREC@NUM': [6] }));
  const warbands = (position: GamePosition, die?: number) => {
    const { state } = mustered(position, die);
    return ['MED', 'FEL', 'TAU'].map((place) => unitsAt(state, PUNIC, 'GAU', place));
  };

  test('UM-18.27, UM-18.29 one for every six points, for the rest by a die; nothing is paid', () => {
    // 29 points: four, and a fifth at 5 or less.
    const few = gauls({ MED: { GAU: { WAR: 2 } }, FEL: {}, TAU: {} });
    expect(warbands(few, 6)).toEqual([{ WAR: 6 }, {}, {}]);
    expect(warbands(few, 5)).toEqual([{ WAR: 7 }, {}, {}]);
    expect(mustered(few).state.nations[codesOf(PUNIC).nation('GAU')]?.treasury).toBe(40);
  });

  test('UM-18.27 only secured provinces count for it', () => {
    const raided = gauls({ MED: { GAU: { WAR: 2 }, ROM: { HVI: 1 } }, FEL: { GAU: { WAR: 1 } }, TAU: {} });
    // 17 points: two, and a third at 5 or less.
    expect(warbands(raided, 5)).toEqual([{ WAR: 2 }, { WAR: 4 }, {}]);
  });

  test('UM-18.26, UM-18.27 none at 115 percent of the notional revenue, and never above it', () => {
    // 115 percent of 29 is 33.35: from 34 units on none, and up to 34.
    const with_ = (count: number) => gauls({ MED: { GAU: { WAR: count } }, FEL: {}, TAU: {} });
    expect(warbands(with_(34))).toEqual([{ WAR: 34 }, {}, {}]);
    expect(warbands(with_(33))).toEqual([{ WAR: 34 }, {}, {}]);
    expect(warbands(with_(31))).toEqual([{ WAR: 34 }, {}, {}]);
  });

  test('UM-18.28 of the types that they have by their numbers, one at a time to where those are, the most first', () => {
    const many = gauls({ MED: { GAU: { WAR: 3, LTC: 3 } }, FEL: { GAU: { WAR: 6 } }, TAU: { GAU: { WAR: 1 } } });
    // Four recruits on ten warbands and three light horse: 3 and 1.
    expect(warbands(many)).toEqual([{ WAR: 4, LTC: 4 }, { WAR: 7 }, { WAR: 2 }]);
  });

  test('UM-18.28 without units: the usual type of tribes, in the capital, else where it is richest', () => {
    const none = gauls({ MED: {}, FEL: {}, TAU: {} });
    expect(warbands(none)).toEqual([{ WAR: 4 }, {}, {}]);
    const lost = withProvince(none, PUNIC, 'MED', { owner: codesOf(PUNIC).nation('ROM') });
    // 17 points are left.
    expect(warbands(lost)).toEqual([{}, { WAR: 2 }, {}]);
  });

  test('UM-18.28 where all of a type are beside enemies: one place that has units of any kind, the most of them', () => {
    const beset = gauls({
      MED: { GAU: { WAR: 2 }, ROM: { HVI: 1 } },
      FEL: { GAU: { WAR: 3 }, ROM: { HVI: 1 } },
      TAU: {},
    });
    // 6 points of Taurasia: one recruit.
    expect(warbands(beset)).toEqual([{ WAR: 2 }, { WAR: 4 }, {}]);
  });

  test('UM-18.26 only tribes, and only those in play', () => {
    const { events } = mustered(withNation(autumn, PUNIC, 'GAU', { status: 'eliminated' }));
    const raised = events.flatMap((event) => (event.kind === 'units-raised' ? [event.nation] : []));
    expect([...new Set(raised)]).toEqual([codesOf(PUNIC).nation('CEL'), codesOf(PUNIC).nation('NUM')]);
  });
});
