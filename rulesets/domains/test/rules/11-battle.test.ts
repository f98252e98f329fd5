import { type Dice, scriptedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { type Assault, type Fighter, fight, NATURAL } from '../../src/battle/fight.ts';
import { ATTACKERS_DIE, DEFENDERS_DIE } from '../../src/data/order-of-death.ts';
import { UNIT_TABLE } from '../../src/data/unit-types.ts';
import type { BattleRecord } from '../../src/events/battle-record.ts';
import type { UnitType } from '../../src/words.ts';

/** Section 11 roll by roll: units are numbered from 1, attackers first. */

interface Fought {
  readonly record: BattleRecord;
  /** Who is left of each side, by id. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

interface Question {
  readonly attackers: readonly UnitType[];
  readonly defenders: readonly UnitType[];
  readonly assault?: Assault;
}

const fought = (
  { attackers, defenders, assault }: Question,
  att: readonly number[],
  def: readonly number[],
): Fought => {
  const dice: Dice = scriptedDice({ byLabel: { 'battle.att': att, 'battle.def': def } }, { mode: 'strict' });
  const fighters = (types: readonly UnitType[], first: number): readonly Fighter[] =>
    types.map((type, at) => ({ id: first + at, type }));
  const attacking = fighters(attackers, 1);
  const defending = fighters(defenders, attackers.length + 1);
  const record = fight(
    {
      table: UNIT_TABLE,
      attackers: attacking,
      defenders: defending.length === 0 ? [NATURAL] : defending,
      assault: assault ?? null,
    },
    { attack: dice.at('battle.att'), defence: dice.at('battle.def') },
  );
  const dead = new Set(record.rounds.flatMap(({ casualties, removed }) => [...casualties, ...removed]));
  const left = (side: readonly Fighter[]): readonly number[] =>
    side.flatMap(({ id }) => (id === null || dead.has(id) ? [] : [id]));
  return { record, attackers: left(attacking), defenders: left(defending) };
};

const FORT: Assault = { walls: true, needsArtillerists: true };
const HALL: Assault = { walls: true, needsArtillerists: false };

describe('the battle', () => {
  test('DOM-11.2 DOM-11.3 the aggressor attacks with Infantry at 1, the defender answers with Infantry at 3', () => {
    const { record } = fought({ attackers: ['Infantry'], defenders: ['Infantry'] }, [1], [4]);
    expect(record.rounds[0]?.attack[0]).toEqual({ unit: 1, needed: 1, rolls: [1], hit: true });
    expect(record.rounds[0]?.defence[0]).toEqual({ unit: 2, needed: 3, rolls: [4], hit: false });
    expect(record.winner).toBe('attackers');
  });

  test('DOM-11.5 a roll of 3 or less is a hit of Archers', () => {
    expect(fought({ attackers: ['Archers'], defenders: ['Scouts'] }, [3], [3]).defenders).toEqual([]);
    expect(fought({ attackers: ['Archers'], defenders: ['Scouts'] }, [4, 3], [3, 3]).record.rounds).toHaveLength(2);
  });

  test('DOM-11.6 DOM-11.7 DOM-11.8 DOM-11.11 a casualty still makes its roll, after the last roll of the attackers, and is then removed', () => {
    const { record, attackers } = fought(
      { attackers: ['Archers', 'Archers'], defenders: ['Infantry', 'Infantry'] },
      [3, 3],
      [3, 5],
    );
    expect(record.rounds[0]?.casualties).toEqual([3, 4]);
    expect(attackers).toEqual([2]);
    expect(record.winner).toBe('attackers');
  });

  test('DOM-11.9 DOM-11.10 each hit of the defence removes an attacker in the order of death', () => {
    const { attackers } = fought(
      { attackers: ['Knights', 'Levies'], defenders: ['Infantry', 'Infantry'] },
      [6, 2, 5, 5],
      [3, 6, 3, 3],
    );
    expect(attackers).toEqual([]);
  });

  test('DOM-11.12 dice fall by ascending attack value, then by the order of death, then by id; Pikemen defend first', () => {
    const { record } = fought(
      {
        attackers: ['Archers', 'Infantry', 'Scouts', 'Infantry'],
        defenders: ['Infantry', 'Pikemen', 'Archers', 'Pikemen'],
      },
      [1, 1, 1, 1],
      [6, 6, 6, 5],
    );
    expect(record.rounds[0]?.attack.map(({ unit }) => unit)).toEqual([3, 2, 4, 1]);
    expect(record.rounds[0]?.defence.map(({ unit }) => unit)).toEqual([6, 8, 7, 5]);
  });

  test('DOM-11.13 a hit kills one unit whatever its size, and hits beyond the last are lost', () => {
    const { defenders, record } = fought({ attackers: ['Archers', 'Archers'], defenders: ['Knights'] }, [1, 1], [6]);
    expect(defenders).toEqual([]);
    expect(record.rounds[0]?.casualties).toEqual([3]);
  });

  test('DOM-11.14 all types have a place in both orders of death', () => {
    expect([...DEFENDERS_DIE].sort()).toEqual([...ATTACKERS_DIE].sort());
    expect(DEFENDERS_DIE[0]).toBe('Irregulars');
    expect(ATTACKERS_DIE[0]).toBe('Levies');
  });

  test('DOM-11.15 under walls Artillerists die last', () => {
    const { attackers } = fought(
      { attackers: ['Artillerists', 'Knights'], defenders: ['Infantry'], assault: FORT },
      [5, 6, 4, 6],
      [3, 6, 6, 6],
    );
    expect(attackers).toEqual([1]);
  });

  test('DOM-11.16 against mounted attackers Pikemen die after Cavalry', () => {
    const types = ['Pikemen', 'Infantry', 'Cavalry'] as const;
    const onFoot = fought({ attackers: ['Archers'], defenders: types }, [3, 3, 3], [4, 4, 4, 4, 4, 4]);
    expect(onFoot.record.rounds.map(({ casualties }) => casualties)).toEqual([[2], [3], [4]]);
    const mounted = fought({ attackers: ['Knights'], defenders: types }, [5, 5, 5], [5, 4, 4, 5, 4, 5]);
    expect(mounted.record.rounds.map(({ casualties }) => casualties)).toEqual([[3], [4], [2]]);
  });

  test('DOM-11.17 Pikemen defend at 4 until the last mounted attacker is gone', () => {
    const { record, attackers } = fought(
      { attackers: ['Cavalry', 'Archers'], defenders: ['Pikemen'] },
      [6, 5, 4, 3],
      [4, 4, 4],
    );
    expect(record.rounds.map(({ defence }) => defence[0]?.needed)).toEqual([4, 3, 3]);
    expect(attackers).toEqual([2]);
  });

  test('DOM-11.18 DOM-11.19 hits of Pikemen go against mounted units first, Cavalry before Knights, and before other hits', () => {
    const { record } = fought(
      { attackers: ['Levies', 'Knights', 'Cavalry'], defenders: ['Pikemen', 'Infantry'] },
      [6, 6, 5, 6, 6],
      [4, 3, 6, 6],
    );
    expect(record.rounds[0]?.removed).toEqual([3, 1]);
  });

  test('DOM-11.20 Artillerists attack walls at 4, and all else at 3', () => {
    const needed = (assault?: Assault) =>
      fought({ attackers: ['Artillerists'], defenders: ['Infantry'], ...(assault ? { assault } : {}) }, [1], [5, 5])
        .record.rounds[0]?.attack[0]?.needed;
    expect([needed(), needed(FORT), needed({ walls: false, needsArtillerists: false })]).toEqual([3, 4, 3]);
  });

  test('DOM-11.21 DOM-11.22 DOM-11.23 DOM-19.1 inside walls a unit rolls twice, low rolls hit, and two make one hit', () => {
    const { record } = fought(
      { attackers: ['Artillerists', 'Infantry'], defenders: ['Infantry'], assault: FORT },
      [6, 4],
      [2, 3],
    );
    expect(record.rounds[0]?.defence[0]).toEqual({ unit: 3, needed: 3, rolls: [2, 3], hit: true });
    expect(record.rounds[0]?.removed).toEqual([2]);
  });

  test('DOM-11.24 DOM-11.27 DOM-19.3 attackers who roll nothing but sixes are routed before the defence answers, one die included', () => {
    const { record } = fought({ attackers: ['Infantry'], defenders: ['Infantry'] }, [6], []);
    expect(record).toMatchObject({ winner: 'defenders', routed: 'attackers' });
    expect(record.rounds[0]?.defence).toEqual([]);
  });

  test('DOM-11.27 defenders who roll nothing but sixes, casualties among them, are routed once these are removed', () => {
    const { record, defenders } = fought(
      { attackers: ['Archers'], defenders: ['Irregulars', 'Infantry'] },
      [1],
      [6, 6],
    );
    expect(record).toMatchObject({ winner: 'attackers', routed: 'defenders' });
    expect(defenders).toEqual([3]);
  });

  test('DOM-11.25 units inside holdings are never routed', () => {
    const { record } = fought({ attackers: ['Archers'], defenders: ['Infantry'], assault: HALL }, [5, 1], [6, 6, 6, 6]);
    expect(record).toMatchObject({ winner: 'attackers', routed: null });
  });

  test('DOM-11.30 when the last of both die together the defenders have won', () => {
    const { record, attackers, defenders } = fought({ attackers: ['Archers'], defenders: ['Infantry'] }, [1], [1]);
    expect([record.winner, attackers, defenders]).toEqual(['defenders', [], []]);
  });

  test('DOM-11.31 after fifty rounds the aggressors are routed', () => {
    const none = Array.from({ length: 50 }, () => 5);
    const { record } = fought({ attackers: ['Infantry'], defenders: ['Infantry'] }, none, none);
    expect(record.rounds).toHaveLength(50);
    expect(record.routed).toBe('attackers');
  });

  test('DOM-12.9 DOM-12.10 walls without troops answer once at 3, and one hit is enough', () => {
    const { record } = fought({ attackers: ['Artillerists'], defenders: [], assault: FORT }, [4], [4]);
    expect(record.rounds[0]?.defence).toEqual([{ unit: null, needed: 3, rolls: [4], hit: false }]);
    expect(record.winner).toBe('attackers');
  });

  test('DOM-12.16 an assault on walls ends when the last Artillerists are dead', () => {
    const { record, attackers } = fought(
      { attackers: ['Artillerists', 'Infantry'], defenders: ['Infantry', 'Infantry'], assault: FORT },
      [5, 5],
      [1, 1, 1, 1],
    );
    expect(attackers).toEqual([]);
    expect(record.winner).toBe('defenders');
    const broken = fought(
      {
        attackers: ['Artillerists', 'Elite Infantry'],
        defenders: ['Pikemen', 'Infantry'],
        assault: { ...FORT, walls: false },
      },
      [5, 6],
      [1, 6],
    );
    expect(broken.record).toMatchObject({ winner: 'defenders', brokenOff: true });
    expect(broken.attackers).toEqual([2]);
  });
});

describe('what is easily taken for another', () => {
  test('DOM-11.27 a last casualty that rolls a six has not been routed', () => {
    const { record } = fought({ attackers: ['Infantry'], defenders: ['Infantry'] }, [1], [6]);
    expect(record).toMatchObject({ winner: 'attackers', routed: null });
  });

  test('DOM-12.16 an assault goes on while one of its Artillerists lives', () => {
    const { record } = fought(
      { attackers: ['Artillerists', 'Infantry', 'Infantry'], defenders: ['Infantry'], assault: FORT },
      [5, 5, 5, 5, 5, 4],
      [5, 5, 5, 5],
    );
    expect(record.rounds).toHaveLength(2);
    expect(record).toMatchObject({ winner: 'attackers', brokenOff: false });
  });

  test('DOM-12.9 walls answer at 3, whatever Infantry is worth', () => {
    const { dice } = { dice: scriptedDice({ byLabel: { a: [6, 4], d: [3] } }, { mode: 'strict' }) };
    const record = fight(
      {
        table: { ...UNIT_TABLE, Infantry: { ...UNIT_TABLE.Infantry, defence: 1 } },
        attackers: [
          { id: 1, type: 'Levies' },
          { id: 2, type: 'Artillerists' },
        ],
        defenders: [NATURAL],
        assault: FORT,
      },
      { attack: dice.at('a'), defence: dice.at('d') },
    );
    expect(record.rounds[0]?.removed).toEqual([1]);
  });

  test('DOM-11.12 under walls Artillerists, who attack at 4 there, roll after Archers', () => {
    const { record } = fought({ attackers: ['Artillerists', 'Archers'], defenders: [], assault: FORT }, [5, 4], [6]);
    expect(record.rounds[0]?.attack.map(({ unit, needed }) => [unit, needed])).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  test('DOM-11.14 DOM-11.15 under walls all others die in their usual order', () => {
    const { attackers } = fought(
      { attackers: ['Knights', 'Levies', 'Artillerists'], defenders: ['Infantry'], assault: FORT },
      [6, 6, 5, 4, 5],
      [3, 6, 6, 6],
    );
    expect(attackers).toEqual([1, 3]);
  });

  test('DOM-11.12 DOM-11.14 of units that are alike the lowest id rolls and dies first, however they are named', () => {
    const dice = scriptedDice({ byLabel: { a: [1, 2], d: [3, 4] } }, { mode: 'collect' });
    const record = fight(
      {
        table: UNIT_TABLE,
        attackers: [
          { id: 2, type: 'Infantry' },
          { id: 1, type: 'Infantry' },
        ],
        defenders: [
          { id: 4, type: 'Infantry' },
          { id: 3, type: 'Infantry' },
        ],
        assault: null,
      },
      { attack: dice.at('a'), defence: dice.at('d') },
    );
    const [first] = record.rounds;
    expect(first?.attack.map(({ unit, hit }) => [unit, hit])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(first).toMatchObject({ casualties: [3], removed: [1] });
  });
});
