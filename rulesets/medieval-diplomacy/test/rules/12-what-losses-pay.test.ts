import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, type GivenPosition, garrison } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

const DUKE = { commanders: [{ name: 'Duke' }] };
const gone = (said: GivenPosition, turn: GivenTurn = {}): PlayedTurn => play(fiveRealms(said), turn);
/** Why each loss of the turn happened, what it paid, and how many dice it took. */
const losses = (turn: PlayedTurn): readonly (readonly [string, number, number])[] =>
  turn.of('troops-gone').map(({ why, gold, rolls }) => [why, gold, rolls.length]);

describe('section 12: what is paid for who leaves', () => {
  test('MD-4.46 nothing for a commander', () => {
    const said = { units: [army('Eng A1', 'Kent', { militia: 1 }, DUKE)] };
    const turn = gone(said, { orders: { Eng: [{ verb: 'DISBAND', unit: 'A1', args: { commander: 1 } }] } });
    expect(losses(turn)).toEqual([['disbanded', 0, 0]]);
    expect(turn.unit('Eng A1').leader).toBe(null);
  });

  test('MD-4.42, MD-4.43 nothing for those who are disbanded, a third for the machines that are salvaged', () => {
    const said = { units: [garrison('Eng', 'Kent', { militia: 2, siege_machine: 4 })] };
    const turn = gone(said, {
      orders: { Eng: ['G1 DISBAND 2 militia', 'G1 SALVAGE 3 siege machine', 'G1 DISBAND 1 siege machine'] },
    });
    const third = Math.floor((turn.position.setting.troops.find(({ key }) => key === 'siege_machine')?.cost ?? 0) / 3);
    expect(losses(turn)).toEqual([
      ['disbanded', 0, 0],
      ['disbanded', 3 * 100 * third, 0],
      ['disbanded', 0, 0],
    ]);
  });

  test('MD-12.60 nothing for a commander beyond the limit', () => {
    const said = {
      realms: { Eng: { status: 'commoner' } },
      units: [army('Eng A1', 'Kent', { militia: 1 }, DUKE)],
    } as const;
    const turn = gone(said);
    expect(losses(turn)).toEqual([['left', 0, 0]]);
    expect(turn.commander(1)).toBe(undefined);
  });

  test('MD-12.18 nothing for deserters', () => {
    const said = { realms: { Eng: { treasury: 0 } }, units: [army('Eng A1', 'Kent', { militia: 3 }, DUKE)] };
    const turn = gone(said, { dice: { 'unpaid@1': [51, 50, 51, 51] } });
    expect(losses(turn)).toEqual([['unpaid', 0, 4]]);
    expect([turn.troops('Eng A1'), turn.unit('Eng A1').commanders]).toEqual([{ militia: 2 }, [1]]);
  });

  test('MD-6.49 nothing for ships that are scuttled', () => {
    const turn = gone({ units: [fleet('Eng F1', 'Paris', { carrack: 2 }, DUKE)] });
    expect(losses(turn)).toEqual([['scuttled', 0, 0]]);
    expect(turn.unit('Eng A1')).toMatchObject({ commanders: [1], location: 10 });
  });

  test('MD-6.55, MD-6.65 nothing for who is lost at sea', () => {
    const turn = gone(
      {
        units: [
          fleet('Eng F1', 'Channel', { carrack: 1 }, DUKE),
          army('Eng A1', 'Channel', { archers: 3 }, { loadedOn: 'Eng F1' }),
        ],
      },
      { orders: { Eng: ['F1 DISBAND 1 carrack'] } },
    );
    expect(losses(turn)).toEqual([
      ['disbanded', 0, 0],
      ['drowned', 0, 0],
      ['drowned', 0, 0],
    ]);
  });
});
