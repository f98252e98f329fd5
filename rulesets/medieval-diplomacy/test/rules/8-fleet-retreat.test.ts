import { describe, expect, test } from 'vitest';
import { nextBattle } from '../../src/battle/next-battle.ts';
import { at, fleet, type GivenPosition, type GivenUnit, label } from '../position.ts';
import { atSea, fightAtSea, french } from '../sea.ts';

describe('section 8d: where fleets retreat', () => {
  const runner = (options: object = {}) =>
    fleet('Eng F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1, ...options });
  const goes = (options: object, more: readonly GivenUnit[] = [], rest: GivenPosition = {}) =>
    fightAtSea([runner(options), french, ...more], {}, 'then miss', rest).retreats(1)[0];
  const enemyIn = (sea: 'North Sea' | 'Irish Sea' | 'Biscay', number: number) =>
    fleet(`Fra F${number}`, sea, { galley: 1 });
  const everywhere = [enemyIn('North Sea', 2), enemyIn('Irish Sea', 3), enemyIn('Biscay', 4)];

  test('MD-8.69 a fleet retreats by the same levels, and may run into another enemy', () => {
    expect(goes({})).toBe('Eng F1 to North Sea');
    expect(goes({ cameFrom: 'Biscay' }, everywhere)).toBe('Eng F1 to Biscay');
  });

  test('MD-8.70 to where it sailed from, if it may be there and no enemy fleet is', () => {
    expect(goes({ cameFrom: 'Biscay' })).toBe('Eng F1 to Biscay');
    expect(goes({ cameFrom: 'Biscay' }, [enemyIn('Biscay', 2)])).toBe('Eng F1 to North Sea');
    const kent = (province: object) => ({ provinces: { Kent: province } });
    expect(goes({ cameFrom: 'Kent' }, [], kent({ owner: 'Eng', harbour: true }))).toBe('Eng F1 to Kent');
    expect(goes({ cameFrom: 'Kent' }, [], kent({ owner: 'Eng' }))).toBe('Eng F1 to North Sea');
    expect(goes({ cameFrom: 'Kent' }, [], kent({ owner: 'Nor', harbour: true }))).toBe('Eng F1 to North Sea');
  });

  test('MD-8.70 else to the lowest sea without enemy fleets, then the lowest harbour, then a sea with enemies', () => {
    expect(goes({}, [enemyIn('North Sea', 2)])).toBe('Eng F1 to Irish Sea');
    const harbours = {
      provinces: { Wessex: { owner: 'Eng', harbour: true }, Picardy: { owner: 'Eng', harbour: true } },
    } as const;
    expect(goes({}, everywhere, harbours)).toBe('Eng F1 to Wessex');
    const reef = { provinces: { Picardy: { owner: 'Eng', harbour: true } } } as const;
    expect(goes({}, everywhere, reef)).toBe('Eng F1 to North Sea');
  });

  test('MD-8.70 a sea to which an enemy fleet has just retreated is no quiet sea', () => {
    const battle = fightAtSea([runner(), fleet('Fra F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 })], {
      attack: 'mm',
    });
    expect(battle.retreats(1)).toEqual(['Eng F1 to North Sea', 'Fra F1 to Irish Sea']);
    expect(battle.victors).toEqual([]);
  });

  test('MD-8.70 a fleet without ships is no enemy fleet', () => {
    expect(goes({}, [fleet('Fra F2', 'North Sea', {}, { commanders: [{}] })])).toBe('Eng F1 to North Sea');
  });

  test('MD-8.69, MD-8.108 a fleet whose ships are all removed cannot sail away', () => {
    const units = [
      fleet('Eng F1', 'Channel', { galley: { 1: 1 } }, { retreatLevel: 1, commanders: [{}] }),
      fleet('Eng F2', 'Channel', { castle: { 2: 1 } }),
      french,
    ];
    const battle = fightAtSea(units, { attack: 'mm m h mm m h' }, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Eng F1 galley': 1 });
    expect([battle.retreats(1), battle.retreats(2), battle.retreats(3)]).toEqual([[], [], []]);
    expect(battle.strikers(3, 'Eng F1')).toBe(1);
  });

  test('MD-8.61 a following fleet goes with the leading one', () => {
    const units = [
      runner({ cameFrom: 'Biscay' }),
      fleet('Eng F2', 'Channel', { galley: 1 }, { follow: 'Eng F1', cameFrom: 'Irish Sea' }),
      french,
    ];
    expect(fightAtSea(units, { attack: 'mmm' }).retreats(1)).toEqual(['Eng F1 to Biscay', 'Eng F2 to Biscay']);
  });

  test('MD-8.71 a fleet that has retreated twice in the phase does not retreat again', () => {
    expect(goes({ retreatsInPhase: 1 })).toBe('Eng F1 to North Sea');
    expect(goes({ retreatsInPhase: 2 })).toBe(undefined);
  });

  test('MD-8.12, MD-8.127 a chased fleet fights again where it meets new enemies, from its first round on', () => {
    const { setting, state } = atSea([
      fleet('Eng F1', 'North Sea', { galley: { 2: 1 } }, { retreatLevel: 1, retreatsInPhase: 1 }),
      fleet('Fra F1', 'Channel', { galley: 1 }),
      fleet('Fra F2', 'North Sea', { galley: 1 }),
    ]);
    const first = { place: at('Channel'), units: [...state.units].map(({ id: unit }) => ({ unit })) };
    const meeting = nextBattle({ setting, state }, 'sea', [first]);
    expect(meeting?.participants.map(label)).toEqual(['Eng F1', 'Fra F2']);
  });
});
