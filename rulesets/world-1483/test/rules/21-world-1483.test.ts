import { describe, expect, test } from 'vitest';
import { NATIONS_TABLE } from '../nations-table.ts';
import { scenarioNamed } from '../scenarios.ts';

const { places, nations, tables } = await scenarioNamed('world-1483');
const lands = places.filter(({ kind }) => kind === 'land');
const zones = places.filter(({ kind }) => kind === 'sea');
const named = (id: string) => {
  const found = places.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no place ${id}`);
  return found;
};
const nationOf = (name: string) => {
  const found = nations.find(({ nation }) => nation === name);
  if (found === undefined) throw new Error(`no nation ${name}`);
  return found;
};
const shipsOf = (name: string): number => {
  const { shipsOfTheLine, frigates, merchantmen } = nationOf(name);
  return shipsOfTheLine + frigates + merchantmen;
};
const specials = (special: string) => lands.filter((row) => row.special === special);

describe('World 1483', () => {
  test('W83-21.10 has so many places and nations', () => {
    const count = (kind: string, isPlayers: boolean): number =>
      nations.filter((row) => row.kind === kind && row.phase < 5 === isPlayers).length;
    expect({
      territories: lands.length,
      cities: lands.filter(({ city }) => city !== null).length,
      zones: zones.length,
      players: count('player', true),
      tribes: count('tribal', true),
      npcs: count('npc', false),
      nations: nations.length,
      independent: specials('indep').length,
      siberian: specials('siberia').length,
      remote: specials('remote').length,
      berber: specials('berber').length,
    }).toEqual({
      territories: 265,
      cities: 211,
      zones: 75,
      players: 42,
      tribes: 2,
      npcs: 30,
      nations: 74,
      independent: 25,
      siberian: 9,
      remote: 18,
      berber: 5,
    });
  });

  test('W83-21.4 eleven nations act in each of the phases 1 to 4; the ice and the special edges are there once', () => {
    expect([1, 2, 3, 4].map((phase) => nations.filter((row) => row.phase === phase).length)).toEqual([11, 11, 11, 11]);
    const count = (special: string) => places.filter((row) => row.special === special).map(({ id }) => id);
    expect(count('barents')).toEqual(['barents-sea']);
    expect(count('strait-aegean-blacksea')).toEqual(['constantinople', 'aegean-sea', 'western-black-sea']);
    expect(count('canal-control')).toEqual(['cairo', 'alexandria']);
    expect(count('canal')).toEqual(['eastern-mediterranean', 'gulf-of-aden']);
  });

  test('W83-21.11 has the places and nations that the source names', () => {
    const ids = ['constantinople', 'cairo', 'alexandria', 'prussia', 'kaunas', 'barents-sea', 'gulf-of-aden'];
    const seas = ['eastern-mediterranean', 'aegean-sea', 'western-black-sea'];
    expect([...ids, ...seas].map((id) => named(id).kind)).toEqual([
      ...['land', 'land', 'land', 'land', 'land', 'sea', 'sea'],
      ...['sea', 'sea', 'sea'],
    ]);
    const players = 'Venice, Portugal, England, Sweden, Spain, France, Teutonic Order, Poland, Russia'.split(', ');
    expect(players.map((name) => nationOf(name).kind)).toEqual(players.map(() => 'player'));
    expect(['Tribe One', 'Tribe Two'].map((name) => nationOf(name).kind)).toEqual(['tribal', 'tribal']);
  });

  test('W83-21.12 begins with the ships, resources and troops of the examples', () => {
    expect([shipsOf('Venice'), shipsOf('Portugal')]).toEqual([9, 6]);
    expect([nationOf('Venice').seaTrade, nationOf('Portugal').seaTrade].every((trade) => trade > 0)).toBe(true);
    const { shipsOfTheLine, frigates, merchantmen } = nationOf('France');
    expect(Math.min(shipsOfTheLine, frigates, merchantmen)).toBeGreaterThan(0);
    expect(nationOf('England').startingResources).toBe(40);
    expect(lands.filter(({ owner }) => owner === 'Teutonic Order').map(({ id }) => id)).toEqual([
      'prussia',
      'riga',
      'reval',
    ]);
    expect(nationOf('Poland').placement).toContainEqual({ place: 'kaunas', type: 'inf', count: 3, skill: null });
  });

  test('W83-21.13 whoever is no tribe begins with its income, rounded up to a multiple of five; England with 40', () => {
    const incomes = nations
      .filter(({ kind }) => kind !== 'tribal')
      .map(({ nation, seaTrade, landTrade, startingResources }) => {
        const values = lands.filter(({ owner }) => owner === nation).reduce((sum, { value }) => sum + value, 0);
        const income = values + seaTrade + landTrade;
        return { nation, startingResources, usual: nation === 'England' ? 40 : Math.ceil(income / 5) * 5 };
      });
    expect(incomes.filter(({ startingResources, usual }) => startingResources !== usual)).toEqual([]);
  });

  const rows = NATIONS_TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('W83-21.14, W83-21.15 every nation stands in its phase and order, with its lands, income, trade and ports', () => {
    const found = nations
      .toSorted((a, b) => a.phase - b.phase || a.order - b.order)
      .map((row) => {
        const own = lands.filter(({ owner }) => owner === row.nation);
        const income = own.reduce((sum, { value }) => sum + value, 0) + row.seaTrade + row.landTrade;
        return [
          row.phase,
          row.order,
          row.nation,
          row.capital ?? '',
          own.map(({ id }) => id).join(', '),
          row.kind === 'tribal' ? '' : income,
          row.startingResources,
          row.seaTrade,
          row.landTrade,
          row.ports.join(', '),
        ].map(String);
      });
    expect(found).toEqual(rows);
  });

  const asTold = (special: string): string =>
    specials(special)
      .map(
        ({ id, value, city, fort }) => `${id} (${[value, ...(city === null ? [] : [`${city} ${fort}`])].join(', ')})`,
      )
      .join(', ');

  test('W83-21.16 has these independent territories', () => {
    expect(asTold('indep')).toBe(
      'cologne (3, Cologne 5), swabia (2, Stuttgart 4), nogai (1, Saraichik 2), shirvan (2, Shamakhi 4), kazakh (1), jurchen (1), kashmir (2, Srinagar 4), sindh (2, Thatta 4), chittor (2, Chittor 8), malwa (3, Mandu 6), calicut (3, Calicut 3), lanxang (1, Luang Prabang 2), aceh (2, Pasai 3), brunei (2, Brunei 3), makassar (1, Makassar 2), moluccas (3, Ternate 2), luzon (2, Tondo 2), formosa (1), ezo (0), nejd (0), kano (3, Kano 4), fezzan (0), benin (3, Benin 4), mogadishu (2, Mogadishu 2), nubia (1, Soba 2)',
    );
  });

  test('W83-21.3, W83-21.17..21.19 has these Siberian, remote African and Berber territories, which no nation owns', () => {
    expect(asTold('siberia')).toBe(
      'yugra (1), sibir (1), tomsk (1), yenisei (0), baikal (1), yakutia (0), amur (1), kolyma (0), kamchatka (0)',
    );
    expect(asTold('remote')).toBe(
      'grain-coast (1), wadai (0), cameroon (1), sudd (0), congo (0), buganda (2), unyamwezi (1), kongo (2), luba (1), angola (1), mozambique (1), mutapa (2), sofala (2), barotse (0), kalahari (0), transvaal (1), cape (1), madagascar (2)',
    );
    expect(asTold('berber')).toBe('zenaga (0), adrar (1), ahaggar (0), taghaza (1), tuat (1)');
    expect(lands.filter(({ owner, special }) => (owner === null) !== (special !== null && special.length < 8))).toEqual(
      [],
    );
  });

  test('W83-21.20 these lands are joined across straits', () => {
    const links = lands.flatMap(({ id, straitsTo }) =>
      straitsTo.filter((other) => id < other).map((other) => `${id} - ${other}`),
    );
    expect(links.sort().join(', ')).toBe(
      'adrianople - bursa, apulia - sicily, bursa - constantinople, ceuta - malaga, ceylon - kanchi, corsica - sardinia, ezo - mutsu, jutland - zealand, kyushu - yamaguchi, majapahit - palembang, scania - zealand',
    );
  });
});

describe('the tables of neighbours', () => {
  test('W83-21.25, W83-21.30, W83-21.31 list 534 land borders, 307 coasts and 124 edges of zones, each from both sides', () => {
    const both = (table: { readonly [id: string]: readonly string[] }): number => {
      const pairs = Object.entries(table).flatMap(([id, others]) => others.map((other) => [id, other] as const));
      expect(pairs.filter(([id, other]) => !table[other]?.includes(id))).toEqual([]);
      return pairs.length / 2;
    };
    expect([both(tables.land), both(tables.sea)]).toEqual([534, 124]);
    expect(Object.values(tables.coasts).flat()).toHaveLength(307);
  });

  test('W83-2.20, W83-2.22, W83-21.31 the two special edges are edges of zones', () => {
    expect(tables.sea['aegean-sea']).toContain('western-black-sea');
    expect(tables.sea['gulf-of-aden']).toContain('eastern-mediterranean');
  });

  test('W83-21.28 the corrections stand in them', () => {
    const added = 'styria-buda, styria-tyrol, venice-romagna, parma-romagna, genoa-florence'.split(', ');
    const removed = 'ceuta-tlemcen, herat-khwarezm, kashgar-sighnaq'.split(', ');
    const isLand = (pair: string): boolean => {
      const [one = '', other = ''] = pair.split('-');
      return tables.land[one]?.includes(other) ?? false;
    };
    expect([added.filter(isLand), removed.filter(isLand)]).toEqual([added, []]);
    const edges = [
      ['kattegat', 'western-baltic', true],
      ['alboran-sea', 'gulf-of-cadiz', true],
      ['persian-gulf', 'gulf-of-oman', true],
      ['english-channel', 'north-sea', true],
      ['portuguese-coast', 'canary-sea', false],
    ] as const;
    expect(edges.map(([one, other]) => tables.sea[one]?.includes(other))).toEqual(edges.map(([, , is]) => is));
    const coasts =
      'konya western-black-sea, kyushu philippine-sea, brunei philippine-sea, makassar philippine-sea, madagascar somali-sea, oslo north-sea, sanaa socotra-sea, nidaros gulf-of-bothnia, ahmedabad gulf-of-oman, bremen western-baltic, parma gulf-of-lion';
    const held = coasts.split(', ').filter((pair) => {
      const [land = '', sea = ''] = pair.split(' ');
      return tables.coasts[land]?.includes(sea);
    });
    expect(held).toEqual([]);
  });

  test('W83-21.29 no zone borders the Caspian Sea', () => {
    expect([tables.sea['caspian-sea'], named('caspian-sea').notes]).toEqual([[], 'closed sea: no exit']);
  });
});
