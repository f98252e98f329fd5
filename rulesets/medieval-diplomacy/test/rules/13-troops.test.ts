import { describe, expect, test } from 'vitest';
import { troopFaults } from '../../src/data/troop-faults.ts';
import { changedTroops } from '../../src/data/troop-table.ts';
import { TROOP_LISTS, TROOPS } from '../../src/data/troops.ts';
import { mostValuable } from '../../src/rules/most-valuable.ts';
import { salvageValue } from '../../src/rules/salvage.ts';
import { isFoot, isMounted, isShip, isSoldier } from '../../src/rules/troops.ts';
import type { Troop } from '../../src/setting.ts';
import type { Rank } from '../../src/words.ts';
import { fightNext } from '../battle.ts';
import { army, position, troop } from '../position.ts';

const named = (key: string): Troop => TROOPS.find((each) => each.key === key) as Troop;
const typeOf = (key: string): number => TROOPS.indexOf(named(key));
const one = (key: string, rank: Rank = 1) => ({ type: typeOf(key), rank, count: 1 });

/** As the rulebook prints it: attacks x combat, hit points, move, cost, upkeep in gold, weight, amphibious, marine. */
const printed = ({ attacks, combat, hitPoints, move, cost, upkeep, weight, amphibious, marine }: Troop): string =>
  `${attacks}x${combat} ${hitPoints / 10} ${move} ${cost} ${upkeep / 100} ${weight} ${amphibious} ${marine ?? 'cannot'}`;

/** Attacks x combat, hit points, move, cost, upkeep in gold, marine space, storage, capture, salvage. */
const printedShip = (ship: Troop): string => {
  const { attacks, combat, hitPoints, move, cost, upkeep, marineSpace, storage, capture } = ship;
  const salvage = salvageValue(ship, true) / 100;
  return `${attacks}x${combat} ${hitPoints / 10} ${move} ${cost} ${upkeep / 100} ${marineSpace} ${storage} ${capture}% ${salvage}`;
};

describe('section 13: troop data', () => {
  test('MD-13.1 soldiers come before ships, each in the order of its table', () => {
    expect(TROOPS.slice(0, 36).every(isSoldier)).toBe(true);
    expect(TROOPS.slice(36).every(isShip)).toBe(true);
    expect(TROOPS[0]?.key).toBe('peasant_rabble');
    expect(TROOPS[35]?.key).toBe('siege_machine');
    expect(TROOPS[36]?.key).toBe('trading_cog');
  });

  test('MD-13.2 heavy horse and the biggest ships attack twice, all others once', () => {
    const twice = TROOPS.filter(({ attacks }) => attacks === 2).map(({ key }) => key);
    expect(twice).toEqual([
      'heavy_cavalry',
      'spanish_knights',
      'french_knights',
      'german_knights',
      'crusader_knights',
      'slavic_nobles',
      'muslim_mounted_archers',
      'mongol_horse_archers',
      'arab_war_galley',
      'carrack',
      'royal_galleon',
    ]);
    expect(TROOPS.filter(({ attacks }) => attacks !== 1 && attacks !== 2)).toEqual([]);
  });

  test('MD-13.3 archers and light cavalry stand in the western and the eastern list, once in the table', () => {
    const inBoth = TROOP_LISTS.West.filter((key) => (TROOP_LISTS.East as readonly string[]).includes(key));
    expect(inBoth).toEqual(['archers', 'light_cavalry']);
    for (const key of inBoth) expect(TROOPS.filter((each) => each.key === key)).toHaveLength(1);
  });

  test('MD-13.4 the soldiers', () => {
    const table = Object.fromEntries(TROOPS.slice(0, 36).map((each) => [each.key, printed(each)]));
    expect(table).toEqual({
      peasant_rabble: '1x13 0.9 2 2 0.2 1 -30 -30',
      militia: '1x21 1 2 3 0.3 1 -30 -30',
      men_at_arms: '1x25 2 2 5 0.4 1 -30 -30',
      light_infantry: '1x23 2.1 2 5 0.4 1 -30 -30',
      elite_marines: '1x30 2.3 2 6 0.4 1 0 10',
      archers: '1x42 1 2 4 0.3 1 -30 -10',
      crossbowmen: '1x48 1 2 4 0.4 1 -30 -10',
      longbowmen: '1x60 1 2 5 0.3 1 -30 -10',
      heavy_infantry: '1x34 3 2 7 0.4 1 -30 -30',
      nordic_warriors: '1x37 3 2 8 0.3 1 -15 -10',
      mercenaries: '1x35 3.3 2 8 0.5 1 -30 -30',
      imperial_guards: '1x38 3.5 2 8 0.4 1 -30 -30',
      light_cavalry: '1x56 1.1 3 6 0.4 2 -30 -50',
      mounted_infantry: '1x52 1.1 3 6 0.4 2 -30 -30',
      heavy_cavalry: '2x35 2 3 8 0.5 2 -30 -50',
      spanish_knights: '2x42 2 3 9 0.5 2 -30 -50',
      french_knights: '2x43 2 3 9 0.5 2 -30 -50',
      german_knights: '2x44 2 3 9 0.5 2 -30 -50',
      crusader_knights: '2x45 2.1 3 9 0.5 2 -30 -50',
      villager_conscripts: '1x16 1 2 3 0.3 1 -30 -30',
      light_spearmen: '1x28 2 2 5 0.4 1 -30 -30',
      boyar_guards: '1x36 3 2 7 0.4 1 -30 -30',
      slavic_nobles: '2x41 2 3 9 0.5 2 -30 -50',
      arab_footmen: '1x18 1 2 3 0.2 1 -30 -30',
      muslim_swordsmen: '1x24 2 2 5 0.4 1 -30 -30',
      berber_warriors: '1x26 2 2 5 0.3 1 -30 -30',
      muslim_skirmishers: '1x44 1 2 4 0.3 1 -30 -10',
      saracen_guards: '1x31 3 2 7 0.4 1 -30 -30',
      nomads: '1x14 1 4 3 0.3 2 -30 -50',
      arab_lancers: '1x49 1.2 3 6 0.3 2 -30 -50',
      muslim_mounted_archers: '2x37 1.3 3 7 0.4 2 -30 -50',
      horde_warriors: '1x25 2.5 2 6 0.4 1 -30 -30',
      mongol_bowmen: '1x40 1 2 4 0.2 1 -30 -10',
      mongol_raiders: '1x16 1 4 3 0.2 2 -30 -50',
      mongol_horse_archers: '2x41 1.5 4 8 0.3 2 -30 -50',
      siege_machine: '1x5 0.5 2 6 0.2 2 -30 cannot',
    });
  });

  test('MD-13.5 the ships', () => {
    const table = Object.fromEntries(TROOPS.slice(36).map((each) => [each.key, printedShip(each)]));
    expect(table).toEqual({
      trading_cog: '1x14 1 2 4 0.2 0 2 20% 1',
      merchantman: '1x20 1 2 4 0.2 0 2 20% 1',
      light_dromond: '1x42 1 3 4 0.2 0 0 10% 1',
      war_dhow: '1x50 2 3 6 0.3 1 1 10% 2',
      bergantina: '1x54 2 3 6 0.3 1 1 10% 2',
      medium_galley: '1x56 2 3 6 0.3 1 1 10% 2',
      arab_war_galley: '2x38 3 2 9 0.4 2 2 10% 3',
      carrack: '2x40 3 2 9 0.4 2 2 10% 3',
      royal_galleon: '2x43 4 2 10 0.5 2 2 10% 3',
    });
  });

  test('MD-13.6 a siege machine has siege power 50, capture 20% and salvage 2 gold', () => {
    const machine = named('siege_machine');
    expect(machine).toMatchObject({ siege: 50, capture: 20 });
    expect(salvageValue(machine, true)).toBe(200);
    expect(TROOPS.filter(({ siege }) => siege > 0)).toEqual([machine]);
  });

  test('MD-13.7, MD-13.8 soldiers land with -30%, Elite Marines with 0% and Nordic Warriors with -15%', () => {
    const better = TROOPS.filter((each) => isSoldier(each) && each.amphibious !== -30);
    expect(better.map(({ key, amphibious }) => [key, amphibious])).toEqual([
      ['elite_marines', 0],
      ['nordic_warriors', -15],
    ]);
  });

  test('MD-13.9, MD-13.10 marines: cavalry -50%, infantry and mounted infantry -30%, missile foot -10%, two better', () => {
    const usual = {
      foot: -30,
      missile: -10,
      mounted: -50,
      mountedInfantry: -30,
      siege: null,
      transport: 0,
      warship: 0,
    };
    const unusual = TROOPS.filter((each) => each.marine !== usual[each.class]);
    expect(unusual.map(({ key, marine }) => [key, marine])).toEqual([
      ['elite_marines', 10],
      ['nordic_warriors', -10],
    ]);
  });

  test('MD-13.11 Trading Cog and Merchantman are transports, all other ships warships', () => {
    const transports = TROOPS.filter((each) => each.class === 'transport').map(({ key }) => key);
    expect(transports).toEqual(['trading_cog', 'merchantman']);
    expect(TROOPS.filter((each) => each.class === 'warship')).toHaveLength(7);
  });

  test('MD-13.12 a scenario may override any field and add types, which come last', () => {
    const table = changedTroops(TROOPS, [{ key: 'militia', combat: 99 }, troop('elephants', { combat: 70 })]);
    expect(table).toHaveLength(TROOPS.length + 1);
    expect(table[1]).toEqual({ ...named('militia'), combat: 99 });
    expect(table.at(-1)).toMatchObject({ key: 'elephants', combat: 70 });
    expect(named('militia').combat).toBe(21);
  });

  test('MD-13.13 missile troops count as foot: weight 1, infantry tactics', () => {
    const archers = named('archers');
    expect([isFoot(archers), isMounted(archers), archers.weight]).toEqual([true, false, 1]);
    const led = { commanders: [{ infantry: 50, cavalry: 100 }] };
    const battle = fightNext(
      position({
        wars: ['Eng-Fra'],
        provinces: { Kent: { owner: 'Fra' } },
        units: [army('Eng A1', 'Kent', { archers: 1 }, led), army('Fra A1', 'Kent', { archers: 1 })],
      }),
      'land',
      { attack: 'hm m hm m', experience: [3] },
    );
    expect(battle.chances(1, 'Eng A1')).toEqual([5250, 500]);
    expect(battle.record.experience.map(({ rating }) => rating)).toEqual(['infantry']);
  });

  test('MD-13.14 the most valuable type has the highest build cost, of equals the later in the table', () => {
    const setting = { troops: TROOPS };
    expect(mostValuable(setting, [one('heavy_infantry'), one('archers', 5)])).toBe(typeOf('heavy_infantry'));
    expect(mostValuable(setting, [one('nordic_warriors'), one('heavy_cavalry', 3)])).toBe(typeOf('heavy_cavalry'));
    expect(mostValuable(setting, [one('heavy_cavalry', 3), one('nordic_warriors')])).toBe(typeOf('heavy_cavalry'));
    expect(mostValuable(setting, [])).toBe(null);
  });

  test('MD-13.18 all figures keep to their ranges, and every figure outside is found', () => {
    expect(troopFaults(TROOPS)).toEqual([]);
    const wrong: readonly Partial<Troop>[] = [
      { attacks: 0 },
      { attacks: 10 },
      { combat: 101 },
      { combat: 12.5 },
      { siege: -1 },
      { hitPoints: 0 },
      { move: 1.5 },
      { cost: -1 },
      { upkeep: 0.5 },
      { amphibious: -101 },
      { marine: 201 },
      { weight: -1 },
      { storage: 0.5 },
      { marineSpace: -2 },
    ];
    for (const change of wrong) {
      const [field, value] = Object.entries(change)[0] as [keyof Troop, number];
      expect(troopFaults([{ ...named('militia'), ...change }])).toEqual([{ troop: 'militia', field, value }]);
    }
    expect(troopFaults([named('militia'), named('militia')])).toEqual([
      { troop: 'militia', field: 'key', value: 'militia' },
    ]);
  });
});
