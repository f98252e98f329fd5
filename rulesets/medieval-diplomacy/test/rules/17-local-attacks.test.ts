import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { localForces } from '../local-forces.ts';
import {
  army,
  fleet,
  type GivenPosition,
  type GivenProvince,
  type GivenTroops,
  type GivenUnit,
  garrison,
  type UnitLabel,
} from '../position.ts';
import { play } from '../turn.ts';

/** England has lost Essex, which is still annexed to it, to the independents. */
const lost = (units: readonly GivenUnit[], said: GivenPosition = {}, essex: GivenProvince = {}): readonly string[] =>
  localForces({
    ...said,
    realms: { Eng: { treasury: 0 } },
    provinces: { Essex: { annexedTo: 'Eng', ...essex }, ...said.provinces },
    units,
  });
const defenders = (troops: GivenTroops): GivenUnit => army('Ind A2', 'Essex', troops);
const attackers = (troops: GivenTroops): GivenUnit => army('Eng A1', 'Kent', troops);
const MARCH = ['A1 MARCH Essex'];

describe('section 17: local forces attack', () => {
  test.each<[string, GivenTroops, GivenTroops, readonly string[]]>([
    ['half as much again is enough', { militia: 3 }, { militia: 2 }, MARCH],
    ['less is not', { militia: 4 }, { militia: 3 }, []],
    ['hit points count', { heavy_infantry: 1 }, { archers: 1, peasant_rabble: 2 }, MARCH],
    ['attacks count', { heavy_cavalry: 1 }, { men_at_arms: 1, militia: 2 }, MARCH],
    ['empty land needs a total combat of 10', { siege_machine: 1 }, {}, []],
    ['and no more', { siege_machine: 2 }, {}, MARCH],
  ])('MD-17.10 %s', (_, own, theirs, lines) => {
    expect(lost([attackers(own), defenders(theirs)])).toEqual(lines);
  });

  test.each<[string, number, GivenProvince, readonly string[]]>([
    ['4 militia are too few against 2 behind a palisade', 4, { fortLevel: 1 }, []],
    ['5 are enough', 5, { fortLevel: 1 }, MARCH],
    ['a ruined one counts for nothing', 3, { fortLevel: 1, fortDamage: 1 }, MARCH],
    ['a damaged one as what is left', 5, { fortLevel: 2, fortDamage: 1 }, MARCH],
  ])('MD-17.10 walls raise the combat of the defenders: %s', (_, militia, essex, lines) => {
    expect(lost([attackers({ militia }), garrison('Ind', 'Essex', { militia: 2 })], {}, essex)).toEqual(lines);
  });

  test('MD-17.10 a horseman behind walls has the small bonus', () => {
    const horse = garrison('Ind', 'Essex', { light_cavalry: 1 });
    expect(lost([attackers({ light_cavalry: 2 }), horse], {}, { fortLevel: 12 })).toEqual([]);
    expect(lost([attackers({ light_cavalry: 2 }), horse], {}, { fortLevel: 5 })).toEqual(MARCH);
    expect(lost([attackers({ archers: 2 }), garrison('Ind', 'Essex', { archers: 1 })], {}, { fortLevel: 5 })).toEqual(
      [],
    );
  });

  test('MD-17.10 against an enemy too, but not against a neutral, an ally, or where it has permission', () => {
    const own = [attackers({ militia: 3 })];
    expect(lost(own, { wars: ['Eng-Fra'] }, { owner: 'Fra' })).toEqual(MARCH);
    expect(lost(own, {}, { owner: 'Fra' })).toEqual([]);
    expect(lost(own, { alliances: ['Eng-Fra'] }, { owner: 'Fra' })).toEqual([]);
    expect(lost(own, {}, { permitted: ['Eng'] })).toEqual([]);
  });

  test('MD-17.10 hostile soldiers of all realms there are reckoned with, others are not', () => {
    const guests = (name: UnitLabel) => [
      attackers({ militia: 3 }),
      defenders({ militia: 1 }),
      army(name, 'Essex', { militia: 2 }),
    ];
    expect(lost(guests('Fra A1'), { wars: ['Eng-Fra'] })).toEqual([]);
    expect(lost(guests('Sco A1'), { wars: ['Eng-Fra'] })).toEqual(MARCH);
  });

  test('MD-17.10 all armies that could march there go together, or none', () => {
    const units = [
      attackers({ militia: 2 }),
      army('Eng A2', 'Mercia', { militia: 2 }),
      army('Eng A3', 'York', { militia: 9 }),
      army('Eng A4', 'Kent', { militia: 9 }, { loadedOn: 'Eng F1' }),
      fleet('Eng F1', 'Kent', { carrack: 9 }),
    ];
    const said = {
      provinces: { Kent: { owner: 'Eng', harbour: true }, Mercia: { owner: 'Eng' }, York: { owner: 'Eng' } },
    } as const;
    expect(lost([...units, defenders({ militia: 2 })], said)).toEqual(['A1 MARCH Essex', 'A2 MARCH Essex']);
    expect(lost([...units, defenders({ militia: 3 })], said)).toEqual([]);
  });

  test('MD-17.10 garrisons of 6 and more lend half of each type, rounded down, as new armies', () => {
    const units = [
      garrison('Eng', 'Kent', { militia: { 1: 2, 3: 1 }, archers: 3, carrack: 4 }, { commanders: [{}] }),
      garrison('Eng', 'Mercia', { militia: 5 }),
      army('Eng A2', 'York', { militia: 1 }),
    ];
    const said = {
      provinces: { Kent: { owner: 'Eng', harbour: true }, Mercia: { owner: 'Eng' }, York: { owner: 'Eng' } },
    } as const;
    expect(lost(units, said)).toEqual([
      'G1 FORM ARMY AS A1',
      'G1 TRANSFER 1 Militia TO A1',
      'G1 TRANSFER 1 Archers TO A1',
      'A1 MARCH Essex',
    ]);
  });

  test('MD-17.10 a garrison of six single soldiers has no half to lend', () => {
    const six = { militia: 1, archers: 1, men_at_arms: 1, nomads: 1, longbowmen: 1, crossbowmen: 1 };
    expect(lost([garrison('Eng', 'Kent', six), attackers({ militia: 1 })])).toEqual(MARCH);
  });

  test('MD-17.10 without a free number no garrison sallies', () => {
    const armies = Array.from({ length: 99 }, (_, i) => army(`Eng A${i + 1}` as UnitLabel, 'Bergen', { militia: 1 }));
    const said = { passage: ['Nor-Eng'] } as const;
    const lines = lost([...armies, garrison('Eng', 'Kent', { militia: 8 })], said);
    expect(lines.filter((line) => line.startsWith('G1') || line.endsWith('Essex'))).toEqual([]);
  });

  test('MD-17.10 lost provinces by number; who marches against one is not there for the next', () => {
    const said = { provinces: { Wessex: { annexedTo: 'Eng' } } } as const;
    expect(lost([attackers({ militia: 3 })], said)).toEqual(MARCH);
    expect(lost([attackers({ militia: 3 }), defenders({ militia: 9 })], said)).toEqual(['A1 MARCH Wessex']);
    const lines = lost([garrison('Eng', 'Kent', { militia: 12 })], said);
    expect(lines.filter((line) => line.includes('MARCH'))).toEqual(['A1 MARCH Essex']);
  });

  test('MD-17.10 the attack is carried out like a player’s', () => {
    const units = [garrison('Eng', 'Kent', { heavy_infantry: 12 }), defenders({ militia: 1 })];
    const turn = play(
      fiveRealms({ realms: { Eng: { control: 'computer' } }, provinces: { Essex: { annexedTo: 'Eng' } }, units }),
      {
        silent: ['Eng'],
      },
    );
    expect([turn.province('Essex').owner, turn.troops('Eng G1'), turn.of('order-failed')]).toEqual([
      1,
      { heavy_infantry: 6 },
      [],
    ]);
  });
});

describe('section 17: local forces go home', () => {
  const away = (place: 'Mercia' | 'York' | 'Scotia' | 'Bergen', said: GivenPosition = {}): readonly string[] =>
    localForces({ realms: { Eng: { treasury: 0 } }, ...said, units: [army('Eng A1', place, { militia: 2 })] });
  const open = {
    Essex: { owner: 'Fra' },
    Mercia: { owner: 'Fra' },
    York: { owner: 'Fra' },
    Wessex: { owner: 'Fra' },
  } as const;
  const passage = { passage: ['Fra-Eng'], provinces: open } as const;

  test('MD-17.11 an army outside its own land marches a step toward the nearest of it', () => {
    expect(away('York', passage)).toEqual(['A1 MARCH Mercia']);
    expect(away('York', { ...passage, provinces: { ...open, Scotia: { owner: 'Eng' } } })).toEqual(['A1 MARCH Scotia']);
  });

  test('MD-17.11 of equally near ways the one with the lowest number', () => {
    expect(away('Mercia', passage)).toEqual(['A1 MARCH Essex']);
    expect(away('Mercia', { ...passage, provinces: { ...open, Essex: {} } })).toEqual(['A1 MARCH Wessex']);
  });

  test('MD-17.11 only over land where it has permission, and by no sea', () => {
    expect(away('York', { provinces: open })).toEqual([]);
    expect(away('Bergen', { passage: ['Nor-Eng'] })).toEqual([]);
  });

  test('MD-17.11 all other units stay', () => {
    const units = [
      army('Eng A1', 'Kent', { militia: 2 }),
      fleet('Eng F1', 'Channel', { carrack: 1 }),
      army('Eng A2', 'Channel', { militia: 1 }, { loadedOn: 'Eng F1' }),
      garrison('Eng', 'Kent', { militia: 20 }),
    ];
    expect(localForces({ ...passage, realms: { Eng: { treasury: 0 } }, units })).toEqual([]);
  });
});
