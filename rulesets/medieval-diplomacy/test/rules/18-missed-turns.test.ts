import { describe, expect, test } from 'vitest';
import { window } from '../../src/window.ts';
import { fiveRealms } from '../five-realms.ts';
import { army, type GivenPosition, garrison, type TestPosition } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** Plays one turn for each sheet of England's; null: it sends none. */
const turns = (said: GivenPosition, sheets: readonly (readonly string[] | null)[]): readonly PlayedTurn[] => {
  let position: TestPosition = fiveRealms(said);
  return sheets.map((lines) => {
    const turn = play(position, lines === null ? { silent: ['Eng'] } : { orders: { Eng: lines } });
    position = turn.position;
    return turn;
  });
};
const said: GivenPosition = { provinces: { Kent: { owner: 'Eng', buildList: ['militia'] } } };
const seats = (position: TestPosition): readonly string[] => {
  const open = window(position);
  return open.kind === 'window' ? open.seats : [];
};

describe('section 18: missed turns and local forces', () => {
  test('MD-18.4 a realm without a player is put under local forces, and nobody waits for it', () => {
    const turn = play(fiveRealms(said), { acts: ['SET CONTROL Eng computer'], silent: ['Eng'] });
    expect([turn.realm('Eng').control, turn.of('recruited').length]).toEqual(['computer', 1]);
    expect(seats(turn.position)).toEqual(['Fra', 'Sco', 'Nor', 'Wal']);
  });

  test('MD-18.17, MD-17.14, MD-1.22 a missed turn: no orders, upkeep paid, revenue collected, forces defend', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Kent: { owner: 'Eng', buildList: ['militia'], fortLevel: 2 } },
        units: [garrison('Eng', 'Kent', { longbowmen: 9 }), army('Fra A1', 'Essex', { militia: 1 })],
      }),
      { silent: ['Eng'], orders: { Fra: ['A1 MARCH Kent'] } },
    );
    expect([turn.province('Kent').owner, turn.of('recruited'), turn.realm('Eng').control]).toEqual([1, [], 'player']);
    expect(turn.of('battle-fought')[0]?.battle.units.map(({ role }) => role)).toEqual(['walls', 'field']);
    expect(turn.of('upkeep-paid').find(({ realm }) => realm === 1)?.paid).toBeGreaterThan(0);
    expect(turn.of('revenue-gained').find(({ realm }) => realm === 1)?.total).toBe(480);
  });

  test('MD-18.39 missed turns in a row are counted; any sheet, an empty one too, ends the count', () => {
    const played = turns({ ...said, options: { autoComputerAfter: null } }, [null, null, [], null, null, null, null]);
    expect(played.map((turn) => turn.realm('Eng').missedInARow)).toEqual([1, 2, 0, 1, 2, 3, 4]);
    const [first] = turns({ realms: { Eng: { everSubmitted: false } } }, [[]]);
    expect(first?.realm('Eng').everSubmitted).toBe(true);
  });

  test('MD-18.39 realms of the computer are not counted, and a new player begins at 0', () => {
    const control = { Eng: { control: 'computer', missedInARow: 0 } } as const;
    const computer = play(fiveRealms({ realms: control }), { silent: ['Eng'] });
    expect(computer.realm('Eng').missedInARow).toBe(0);
    const taken = play(fiveRealms({ realms: { Eng: { missedInARow: 2 } } }), { acts: ['SET CONTROL Eng player'] });
    expect([taken.realm('Eng').control, taken.realm('Eng').missedInARow]).toEqual(['player', 0]);
  });

  test('MD-17.15 after 3 missed turns in a row the realm passes to the computer, and not before', () => {
    const played = turns(said, [null, null, null, null]);
    expect(played.map((turn) => turn.realm('Eng').control)).toEqual(['player', 'player', 'computer', 'computer']);
    expect(played[2]?.heard('Fra')).toContainEqual(
      expect.objectContaining({ kind: 'ruler-changed', realm: 1, control: 'computer' }),
    );
    const interrupted = turns(said, [null, null, [], null, null]);
    expect(interrupted.at(-1)?.realm('Eng').control).toBe('player');
  });

  test('MD-17.14 in the third missed turn it has no orders either; the computer’s begin with the fourth', () => {
    const played = turns(said, [null, null, null, null]);
    expect(played.map((turn) => turn.of('recruited').length)).toEqual([0, 0, 0, 1]);
    expect(played[3]?.of('orders-missed').filter(({ realm }) => realm === 1)).toEqual([]);
  });

  test.each<[string, number | null, readonly string[]]>([
    ['switched off', null, ['player', 'player', 'player', 'player']],
    ['after one turn', 1, ['computer', 'computer', 'computer', 'computer']],
  ])('MD-17.15 the option, %s', (_, autoComputerAfter, controls) => {
    const played = turns({ ...said, options: { autoComputerAfter } }, [null, null, null, null]);
    expect(played.map((turn) => turn.realm('Eng').control)).toEqual(controls);
  });

  test('MD-17.15 until a player takes it', () => {
    const lost = turns(said, [null, null, null]).at(-1) as PlayedTurn;
    const back = play(lost.position, { acts: ['SET CONTROL Eng player'], orders: { Eng: ['G1 RECRUIT 1 militia'] } });
    expect([back.realm('Eng').control, back.troops('Eng G1')]).toEqual(['player', { militia: 1 }]);
    expect(seats(back.position)).toContain('Eng');
  });

  test('MD-18.20 a replacement takes over provinces, troops, gold and relations', () => {
    const position = fiveRealms({
      ...said,
      wars: ['Eng-Fra'],
      realms: { Eng: { control: 'computer', treasury: 1234 } },
    });
    const quiet: GivenTurn = { silent: ['Eng'] };
    const [before, after] = [play(position, quiet), play(position, { ...quiet, acts: ['SET CONTROL Eng player'] })];
    expect([after.relation('Eng', 'Fra'), after.province('Kent').owner]).toEqual(['war', 1]);
    expect(after.realm('Eng').treasury).toBeGreaterThanOrEqual(before.realm('Eng').treasury);
  });

  test('MD-2.17 only the master gives special permission in independent land, and it lasts', () => {
    const units = [garrison('Ind', 'York', { militia: 3 }), army('Sco A1', 'Scotia', { militia: 1 })];
    const permitted = play(fiveRealms({ units }), {
      acts: ['PERMIT INDEPENDENT York Sco'],
      orders: { Sco: ['A1 MARCH York'], Eng: ['GRANT PERMISSION York Nor'] },
    });
    expect([permitted.of('battle-fought'), permitted.province('York').owner]).toEqual([[], 99]);
    expect([permitted.province('York').permitted, permitted.failures('Eng')[0]?.code]).toEqual([[3], 'not-yours']);
    const forbidden = play(permitted.position, { acts: ['FORBID INDEPENDENT York Sco'] });
    expect([forbidden.province('York').permitted, forbidden.of('battle-fought').length]).toEqual([[], 1]);
  });

  test('MD-18.5 all troops of the realms begin in garrisons', () => {
    const { state } = scenarioUnderTest('europe-1320').begin();
    const own = state.units.filter(({ realm, stacks }) => realm !== 99 && stacks.length > 0);
    expect([own.length > 0, own.filter(({ kind }) => kind !== 'G')]).toEqual([true, []]);
  });
});
