import { describe, expect, test } from 'vitest';
import type { GamePosition } from '../../src/types.ts';
import { changed, type Ran } from '../board.ts';
import { codesOf, ordered, unitsAt, withGeneral, withNation, withProvince } from '../by-code.ts';
import { two } from '../dice.ts';
import { fought, needed } from '../fighting.ts';
import { at, calm, told } from '../on-the-field.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, general: G } = codesOf(ITALIA);

describe('what they do', () => {
  const siegeOf = (besieger: string) => ({
    siege: { besiegers: [N(besieger)], t: 1, reliefBeaten: null, reliefOutside: [] },
  });
  const relieved = (position: GamePosition, nation: string): GamePosition =>
    changed(position, ({ stacks }) => {
      for (const stack of stacks[P('VER')] ?? []) stack.reliefArrived = stack.nation === N(nation);
    });
  const battles = ({ events }: Ran) => events.filter(({ kind }) => kind === 'battle-fought').length;

  test('UM-4.8, UM-14.2 a garrison of squadrons alone obeys what the fleet was told', () => {
    const port = at({ CHI: { VEN: { SHP: 2 }, MIL: { FOT: 4 } } });
    const held = ordered(told(port, 'CHI', { MIL: '3M' }), ITALIA, {
      nation: 'VEN',
      province: 'CHI',
      armyOrder: '3M',
      fleetOrder: '1D',
    });
    const { events } = fought(held, calm('CHI', ['VEN', 'MIL']));
    expect(events.find(({ kind }) => kind === 'siege-told')).toMatchObject({ what: 'begun', besiegers: [N('MIL')] });
  });

  test('UM-12.26 an attacker who manoeuvres takes no city, and a holder who does may lose it', () => {
    const grabbed = (venice: number, milan: number) =>
      needed(
        fought(told(at({ VER: { VEN: { FOT: venice }, MIL: { FOT: milan } } }), 'VER', { VEN: '2M', MIL: '2M' }), {
          ...calm('VER', ['VEN', 'MIL']),
        }),
      )['CITYGRAB@VER'];
    expect([grabbed(20, 2), grabbed(2, 20)]).toEqual([undefined, 90]);
  });

  test('UM-12.31 relief is one unit too, but only of who has an enemy among the besiegers', () => {
    const few = withProvince(at({ VER: { VEN: { FOT: 1 }, MIL: { FOT: 9 } } }), ITALIA, 'VER', siegeOf('MIL'));
    const board = (position: GamePosition) => told(position, 'VER', { VEN: '1D', MIL: '3M', FLO: '1D' });
    const rolls = calm('VER', ['VEN', 'MIL']);
    expect([battles(fought(relieved(board(few), 'VEN'), rolls)), battles(fought(board(few), rolls))]).toEqual([1, 0]);
    const guests = withProvince(
      at({ VER: { VEN: { FOT: 1 }, FLO: { FOT: 3 }, MIL: { FOT: 9 } } }),
      ITALIA,
      'VER',
      siegeOf('MIL'),
    );
    expect(battles(fought(relieved(board(guests), 'FLO'), rolls))).toBe(0);
  });

  test('UM-4.8 friends who are shut in with the owner take no part in what others fight out after the siege', () => {
    const enemies = (list: readonly string[]) => ({ enemies: list.map(N) });
    const war = [
      ['VEN', ['MIL']],
      ['PAP', ['MIL', 'FLO']],
      ['MIL', ['VEN', 'PAP']],
      ['FLO', ['PAP', 'MIL']],
      ['NAP', []],
    ] as const;
    const board = war.reduce(
      (position, [nation, list]) => withNation(position, ITALIA, nation, enemies(list)),
      at({ VER: { VEN: { FOT: 2 }, PAP: { FOT: 1 }, MIL: { FOT: 9 }, FLO: { FOT: 9 } } }),
    );
    const result = fought(
      told(board, 'VER', { VEN: '1D', PAP: '1D', MIL: '3M', FLO: '3M' }),
      calm('VER', ['VEN', 'PAP', 'MIL', 'FLO']),
    );
    const pairs = result.events.flatMap((event) =>
      event.kind === 'battle-fought' ? [[...event.attacker.nations, ...event.holder.nations].sort()] : [],
    );
    expect(pairs.every((nations) => !nations.includes(N('PAP')))).toBe(true);
    expect(needed(result)['CATCH@FLO,land,VER']).toBeUndefined();
  });

  test('UM-12.38, UM-14.8 who has come to relieve a siege is not forced to face others than the besiegers', () => {
    const board = withProvince(at({ VER: { VEN: { FOT: 1 }, MIL: { FOT: 9 } } }), ITALIA, 'VER', siegeOf('GEN'));
    const result = fought(relieved(told(board, 'VER', { VEN: '1D', MIL: '3M' }), 'VEN'), calm('VER', ['VEN', 'MIL']));
    expect(battles(result)).toBe(0);
    expect(result.events.find(({ kind }) => kind === 'siege-told')).toMatchObject({ what: 'begun', t: 1 });
  });

  test('UM-13.13, UM-14.18 a relief force that was beaten last turn makes surrender likelier by 40, unless somebody has landed', () => {
    const board = (reliefBeaten: number | null) =>
      told(
        withProvince(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 } } }), ITALIA, 'VER', {
          siege: { besiegers: [N('MIL')], t: 1, reliefBeaten, reliefOutside: [] },
        }),
        'VER',
        { VEN: '1D', MIL: '3M' },
      );
    const rolls = calm('VER', ['VEN', 'MIL']);
    const chance = (reliefBeaten: number | null, landed: readonly string[] = []) =>
      needed(
        fought(board(reliefBeaten), rolls, ({ memory }) => {
          for (const place of landed) memory.landed.add(P(place));
        }),
      )['SURRENDER@VER'] ?? 0;
    const usual = chance(null);
    expect([chance(1), chance(1, ['VER']), chance(1, ['BRE']), chance(0)]).toEqual([
      usual + 40,
      usual,
      usual + 40,
      usual,
    ]);
    // It is forgotten after that turn; where there is nothing to forget nothing is written.
    const kept = (position: GamePosition) =>
      fought(position, rolls).events.filter((event) => event.kind === 'siege-set' && event.rule === 'UM-12.38').length;
    expect([kept(board(1)), kept(board(null))]).toEqual([1, 0]);
    expect(fought(board(1), rolls).state.provinces[P('VER')]?.siege).toMatchObject({ reliefBeaten: null, t: 2 });
  });

  test('UM-12.11, UM-12.24 an attacker told to retreat who has nowhere to go manoeuvres', () => {
    // Of what lies around Brescia only Lodi and Cremona are Milanese.
    const ring = ['LOD', 'CRE'].reduce(
      (position, place) => withProvince(position, ITALIA, place, { owner: N('VEN') }),
      at({ BRE: { VEN: { FOT: 20 }, MIL: { FOT: 2 } }, LOD: {}, CRE: {} }),
    );
    const catches = (position: GamePosition) =>
      needed(fought(told(position, 'BRE', { VEN: '3M', MIL: '1R' }), calm('BRE', ['VEN', 'MIL'])))[
        'CATCH@VEN,land,BRE'
      ];
    expect([catches(ring), catches(at({ BRE: { VEN: { FOT: 20 }, MIL: { FOT: 2 } } }))]).toEqual([60, 35]);
  });

  test('UM-12.13, UM-12.35 a siege shuts in armies; the fleet of the city may leave by sea', () => {
    const port = withProvince(
      at({ ZAR: { VEN: { SHP: 1, FOT: 2 }, MIL: { SHP: 9, FOT: 9 } } }),
      ITALIA,
      'ZAR',
      siegeOf('MIL'),
    );
    const sea = {
      'SCOUT@MIL,sea,ZAR': two(7),
      'SCOUT@VEN,sea,ZAR': two(7),
      'UNNAMED.skill@MIL,sea,ZAR': [4],
      'UNNAMED.skill@VEN,sea,ZAR': [4],
    };
    const result = fought(told(port, 'ZAR', { VEN: '1R', MIL: '3M' }), { ...calm('ZAR', ['VEN', 'MIL']), ...sea });
    expect(needed(result)['CATCH@MIL,sea,ZAR']).toBe(35);
    expect(unitsAt(result.state, ITALIA, 'VEN', 'UDI')['SHP']).toBe(5);
  });

  test('UM-21.22 a report of a battle tells what each nation lost, and nothing of who lost nothing', () => {
    const fight = told(at({ VER: { VEN: { FOT: 20 }, MIL: { FOT: 40 } } }), 'VER', { VEN: '3M', MIL: '3M' });
    const { events } = fought(fight, {
      ...calm('VER', ['VEN', 'MIL']),
      'SCOUT@VEN,land,VER': two(2),
      'CATCH@MIL,land,VER': [1],
    });
    const battle = events.find(({ kind }) => kind === 'battle-fought');
    const lost = battle?.kind === 'battle-fought' ? [battle.attacker.lost, battle.holder.lost] : [];
    // Twice as strong: the beaten lose 55 percent of twenty, the victors 3 percent of forty.
    expect(lost.map((forces) => forces.map(({ nation, units }) => [nation, units[1]]))).toEqual([
      [[N('MIL'), 1]],
      [[N('VEN'), 11]],
    ]);
  });

  test('UM-14.15 a bribe counts in its own city, and not if one of several besiegers is the briber’s enemy', () => {
    const both = withNation(at({ VER: { VEN: { FOT: 2 }, MIL: { FOT: 9 }, FLO: { FOT: 9 } } }), ITALIA, 'FLO', {
      enemies: [N('VEN'), N('NAP')],
    });
    const siege = told(both, 'VER', { VEN: '1D', MIL: '3M', FLO: '3M' });
    const bribed = (briber: string, city: string) =>
      needed(
        fought(siege, calm('VER', ['VEN', 'MIL', 'FLO']), ({ memory }) => {
          memory.bribes.push({ nation: N(briber), province: P(city) });
        }),
      )['TREACHERY@VER'];
    expect([bribed('MIL', 'VER'), bribed('MIL', 'BRE'), bribed('NAP', 'VER')]).toEqual([55, undefined, undefined]);
  });

  test('UM-10.10 a beaten attacker loses of their name, and the holder gains', () => {
    const led = ['Carne', 'Gonzaga'].reduce(
      (position, name) =>
        withGeneral(position, ITALIA, name, { location: P('VER'), reputation: 4, skill: 4, activity: 4 }),
      told(at({ VER: { VEN: { FOT: 30 }, MIL: { FOT: 23 } } }), 'VER', { VEN: '3M', MIL: '3M' }),
    );
    const { state } = fought(led, { ...calm('VER', ['VEN', 'MIL']), 'SCOUT@MIL,land,VER': two(2) });
    expect(['Carne', 'Gonzaga'].map((name) => state.generals[G(name) - 1]?.reputation)).toEqual([5, 3]);
  });

  test('UM-13.14 the land of Independents is no refuge, though they fought on the same side', () => {
    // Verona in revolt against Venice: Milan helps the rebels, is beaten, and has Mantua, empty, beside it.
    const rising = withProvince(
      at({ VER: { VEN: { FOT: 30 }, MIL: { FOT: 5 }, IND: { FOT: 5 } }, MAN: {} }),
      ITALIA,
      'VER',
      {
        rebelAgainst: N('VEN'),
      },
    );
    const result = fought(told(rising, 'VER', { VEN: '3M', MIL: '3M', IND: '3M' }), {
      ...calm('VER', ['VEN', 'MIL', 'IND']),
      'CATCH@VEN,land,VER': [1],
    });
    const fled = result.events.flatMap((event) => (event.kind === 'units-withdrew' ? [event.to] : []));
    expect(fled).toEqual([P('MAN'), P('CRE')]);
  });

  test('UM-13.17, UM-13.18 where the last unit falls as it embarks no ship sails, and the side is destroyed', () => {
    const stranded = told(
      withNation(at({ RAV: { NAP: { FOT: 1, SHP: 1 }, VEN: { FOT: 20 } } }), ITALIA, 'NAP', { enemies: [N('VEN')] }),
      'RAV',
      { NAP: '3M', VEN: '3M' },
    );
    const { events } = fought(stranded, {
      ...calm('RAV', ['NAP', 'VEN']),
      'CATCH@VEN,land,RAV': [1],
      'EMBARK.frac@NAP,land,RAV': [25],
    });
    expect(events.find(({ kind }) => kind === 'battle-fought')).toMatchObject({ beaten: 'destroyed', beatenTo: null });
    expect(events.filter(({ kind }) => kind === 'units-withdrew')).toEqual([]);
  });

  test('UM-9.27, UM-14.29 a friend who did not give it away may take it over', () => {
    const given = withProvince(at({ VER: { FLO: { FOT: 1 }, PAP: { FOT: 9 } } }), ITALIA, 'VER', {
      cededBy: N('PAP'),
      cededTurn: 2,
    });
    expect(fought(given).state.provinces[P('VER')]?.owner).toBe(N('FLO'));
  });

  test('UM-13.9, UM-21.22 of a battle that decides nothing nobody is said to be beaten', () => {
    const even = told(at({ VER: { VEN: { FOT: 9 }, MIL: { FOT: 9 } } }), 'VER', { VEN: '3M', MIL: '3M' });
    const { events } = fought(even, calm('VER', ['VEN', 'MIL']));
    expect(events.find(({ kind }) => kind === 'battle-fought')).toMatchObject({
      result: 'indecisive',
      beaten: null,
      beatenTo: null,
      attacker: { commander: null, lost: [] },
    });
  });
});
