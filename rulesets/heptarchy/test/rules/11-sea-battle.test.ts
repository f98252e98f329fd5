import { describe, expect, test } from 'vitest';
import { declareWarFollows } from '../../src/consequences/index.ts';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, LOSE, seaDuels, stage, TIE, WIN } from '../stage.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];

/** Both can keep three Navies. */
const FLEETS = {
  ...AT_WAR,
  kingdoms: { CHE: { traditions: ['viking'] }, SSX: { traditions: ['viking'] } },
  areas: { CHE: { resources: ['timber'] }, SSX: { resources: ['timber'] } },
} as const;

type Game = ReturnType<typeof stage>;
const scoresOf = ({ state: { wars } }: Game): readonly number[] =>
  wars.flatMap(({ eventsA, eventsB }) => [eventsA, eventsB]);
const attackOf = (game: Game): object =>
  Object.fromEntries((game.told('duel-fought')[0]?.attack.modifiers ?? []).map(({ what, value }) => [what, value]));

describe('a duel at sea', () => {
  test('HEP-11.6 HEP-11.13 higher destroys the defender: +2, −1', () => {
    const game = stage({ ...FLEETS, units: [navy('CHE', atSea(2)), navy('SSX', atSea(3))] }, seaDuels(3, [5, 5]));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([game.where(1), game.where(2)]).toEqual(['S3', 'gone']);
    expect(scoresOf(game)).toEqual([2, -1]);
    expect(game.told('duel-fought')).toMatchObject([{ rule: 'HEP-11.6', result: 'defender-destroyed' }]);
  });

  test('HEP-11.6 HEP-11.13 lower destroys the attacker: −1, +2', () => {
    const game = stage({ ...FLEETS, units: [navy('CHE', atSea(2)), navy('SSX', atSea(3))] }, seaDuels(3, [5, 7]));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([game.where(1), game.where(2)]).toEqual(['gone', 'S3']);
    expect(scoresOf(game)).toEqual([-1, 2]);
  });

  test('HEP-11.7 HEP-11.13 equal: back to where it came from, −1', () => {
    const game = stage({ ...FLEETS, units: [navy('CHE', atSea(2)), navy('SSX', atSea(3))] }, seaDuels(3, [5, 6]));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([game.where(1), game.where(2)]).toEqual(['S2', 'S3']);
    expect(scoresOf(game)).toEqual([-1, 0]);
  });

  test('HEP-11.1 HEP-1.15 the attacker rolls first, and each duel has its own rolls', () => {
    const units = [navy('CHE', atSea(2)), navy('SSX', atSea(3)), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, WIN, LOSE));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(game.told('duel-fought').map(({ attack, defence }) => [attack.die, defence.die])).toEqual([WIN, LOSE]);
  });
});

describe('HEP-11.2 the +1 of a fleet that has spent one action only', () => {
  test.each([
    ['its first action', 0, { 'fresh-fleet': 1 }],
    ['its second action', 1, {}],
  ])('%s', (_, actionsUsed, expected) => {
    const units = [navy('CHE', atSea(2), { actionsUsed }), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, WIN));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(attackOf(game)).toEqual(expected);
  });

  test('each Navy for itself, and defenders never', () => {
    const units = [navy('CHE', atSea(2), { actionsUsed: 1 }), navy('CHE', atSea(2)), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, LOSE, WIN));
    game.order('CHE', 'SAIL', { navies: [1, 2], sea: 3 });
    expect(game.told('duel-fought').map(({ attack }) => attack.modifiers.length)).toEqual([0, 1]);
    expect(game.told('duel-fought').every(({ defence }) => defence.modifiers.length === 0)).toBe(true);
  });
});

describe('the queue', () => {
  test('HEP-11.5 the winner stays at the head, against one after another', () => {
    const units = [navy('CHE', atSea(2)), navy('CHE', atSea(2)), navy('SSX', atSea(3)), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, WIN, LOSE, WIN));
    game.order('CHE', 'SAIL', { navies: [1, 2], sea: 3 });
    expect(game.told('duel-fought').map(({ attacker, defender }) => [attacker.unit, defender.unit])).toEqual([
      [1, 3],
      [1, 4],
      [2, 4],
    ]);
    expect(game.told('battle-ended')).toMatchObject([{ attackersLeft: [2], defendersLeft: [] }]);
  });

  test('HEP-11.5 Navies without Land Units come first, on both sides, then by id', () => {
    const units = [
      navy('CHE', atSea(2)),
      navy('CHE', atSea(2)),
      navy('SSX', atSea(3)),
      navy('SSX', atSea(3)),
      navy('SSX', atSea(3)),
      levy('CHE', aboard(1)),
      levy('SSX', aboard(3)),
    ];
    const game = stage({ ...FLEETS, units }, seaDuels(3, WIN, WIN, WIN));
    game.order('CHE', 'SAIL', { navies: [2, 1], sea: 3 });
    expect(game.told('duel-fought').map(({ attacker, defender }) => [attacker.unit, defender.unit])).toEqual([
      [2, 4],
      [2, 5],
      [2, 3],
    ]);
  });

  test('HEP-11.9 until all of one side are gone, each attacker retreating singly (HEP-11.7)', () => {
    const units = [navy('CHE', atSea(2)), navy('CHE', atSea(2)), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, [5, 6], WIN));
    game.order('CHE', 'SAIL', { navies: [1, 2], sea: 3 });
    expect([1, 2, 3].map(game.where)).toEqual(['S2', 'S3', 'gone']);
  });

  test('HEP-11.4 the Navies of all enemies defend, those of others look on; scores by pair (HEP-6.13)', () => {
    const units = [navy('CHE', atSea(2)), navy('SSX', atSea(3)), navy('HAN', atSea(3)), navy('WIH', atSea(3))];
    const game = stage(
      { ...FLEETS, players: ['CHE', 'SSX', 'HAN'], wars: ['CHE-SSX', 'HAN-CHE'], units },
      seaDuels(3, WIN, WIN),
    );
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(game.told('battle-began')[0]?.defenders.map(({ unit }) => unit)).toEqual([2, 3]);
    expect(scoresOf(game)).toEqual([2, -1, 2, -1]);
  });
});

describe('cargo', () => {
  test('HEP-11.10 HEP-6.11 goes down with its Navy, each unit at its own value', () => {
    const units = [
      navy('CHE', atSea(2)),
      navy('SSX', atSea(3)),
      retinue('SSX', aboard(2)),
      navy('SSX', atSea(3)),
      levy('SSX', aboard(4)),
    ];
    const game = stage({ ...FLEETS, units }, seaDuels(3, WIN, WIN));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([2, 3, 4, 5].map(game.where)).toEqual(['gone', 'gone', 'gone', 'gone']);
    expect(game.told('duel-fought')[0]?.scores).toEqual([
      { kingdom: CHE, by: 4 },
      { kingdom: SSX, by: -2 },
    ]);
    expect(game.told('duel-fought')[1]?.scores).toEqual([
      { kingdom: CHE, by: 3 },
      { kingdom: SSX, by: -1 },
    ]);
  });

  test('HEP-11.10 HEP-11.14 the attacker’s too', () => {
    const units = [navy('CHE', atSea(2)), retinue('CHE', aboard(1)), navy('SSX', atSea(3))];
    const game = stage({ ...FLEETS, units }, seaDuels(3, LOSE));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect([game.where(1), game.where(2)]).toEqual(['gone', 'gone']);
    expect(scoresOf(game)).toEqual([-2, 4]);
  });

  test('HEP-11.11 HEP-11.14 adds nothing to the rolls, and a retreat scores for the Navy alone', () => {
    const units = [
      navy('CHE', atSea(2), { actionsUsed: 1 }),
      retinue('CHE', aboard(1)),
      navy('SSX', atSea(3)),
      retinue('SSX', aboard(3)),
    ];
    const game = stage({ ...FLEETS, units }, seaDuels(3, TIE));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(game.told('duel-fought')[0]).toMatchObject({ attack: { modifiers: [] }, defence: { modifiers: [] } });
    expect(scoresOf(game)).toEqual([-1, 0]);
  });
});

describe('HEP-8.10 HEP-11.11 over the Max Navy Limit', () => {
  const poor = { ...FLEETS, kingdoms: { CHE: { traditions: [] }, SSX: { traditions: [] } }, areas: {} } as const;

  test('every Navy loses 1, in attack and defence, as long as it lasts', () => {
    const units = [
      navy('CHE', atSea(2), { actionsUsed: 1 }),
      navy('CHE', inPort('CHE', 3)),
      navy('SSX', atSea(3)),
      navy('SSX', atSea(3)),
    ];
    const game = stage({ ...poor, units }, seaDuels(3, WIN, WIN));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    const shown = game
      .told('duel-fought')
      .map(({ attack, defence }) =>
        [attack.modifiers, defence.modifiers].map((list) => list.map(({ value }) => value)),
      );
    expect(shown).toEqual([
      [[-1], [-1]],
      [[-1], []],
    ]);
    expect(game.told('duel-fought')[0]?.attack.modifiers[0]?.what).toBe('over-limit');
  });

  test('at the limit there is no penalty, and Land Units do not count', () => {
    const units = [navy('CHE', atSea(2), { actionsUsed: 1 }), levy('CHE'), levy('CHE'), navy('SSX', atSea(3))];
    const game = stage({ ...poor, units }, seaDuels(3, WIN));
    game.order('CHE', 'SAIL', { navies: [1], sea: 3 });
    expect(attackOf(game)).toEqual({});
  });
});

describe('HEP-11.3 a declaration of War', () => {
  const declare = (game: Game): void => {
    game.emit({ kind: 'war-declared', rule: 'HEP-5.5', by: CHE, on: SSX, turn: 1 });
    declareWarFollows(game, CHE, SSX);
    game.settle('CHE');
  };
  const peace = { ...FLEETS, wars: [] } as const;

  test('HEP-5.7 brings sea combat at once in every shared sea, ascending, the declarer attacking with the +1', () => {
    const units = [
      navy('SSX', atSea(3)),
      navy('CHE', atSea(3), { actionsUsed: 2 }),
      navy('CHE', atSea(2)),
      navy('SSX', atSea(2)),
    ];
    const game = stage({ ...peace, units }, seaDuels(2, WIN), seaDuels(3, WIN));
    declare(game);
    expect(game.told('battle-began').map(({ battle }) => battle)).toEqual([
      { on: 'sea', sea: 2 },
      { on: 'sea', sea: 3 },
    ]);
    expect(game.told('duel-fought').map(({ attacker, attack }) => [attacker.owner, attack.modifiers])).toEqual([
      [CHE, [{ what: 'fresh-fleet', value: 1 }]],
      [CHE, [{ what: 'fresh-fleet', value: 1 }]],
    ]);
  });

  test('HEP-11.4 only the Navies of the target defend', () => {
    const units = [navy('CHE', atSea(3)), navy('SSX', atSea(3)), navy('HAN', atSea(3))];
    const game = stage({ ...peace, units }, seaDuels(3, WIN));
    declare(game);
    expect(game.told('battle-began')[0]?.defenders).toHaveLength(1);
  });

  test('HEP-11.8 on a tie the attacker escapes to the lowest-numbered adjacent sea without enemies', () => {
    const units = [navy('CHE', atSea(3)), navy('SSX', atSea(3)), navy('WIH', atSea(2))];
    const game = stage({ ...peace, units }, seaDuels(3, [4, 5]));
    declare(game);
    expect([game.where(1), scoresOf(game)]).toEqual(['S2', [-1, 0]]);
    expect(game.told('sent')).toMatchObject([{ why: 'escaped', rule: 'HEP-11.8' }]);
  });

  test('HEP-11.8 enemies of any War bar a sea', () => {
    const units = [navy('CHE', atSea(3)), navy('SSX', atSea(3)), navy('WIH', atSea(2))];
    const game = stage({ ...peace, wars: ['WIH-CHE'], units }, seaDuels(3, [4, 5]));
    declare(game);
    expect(game.where(1)).toBe('S5');
  });

  test('HEP-11.8 HEP-11.13 where there is no such sea it is destroyed with its cargo, as in a lost duel', () => {
    const units = [
      navy('CHE', atSea(3)),
      retinue('CHE', aboard(1)),
      navy('SSX', atSea(3)),
      navy('SSX', inPort('SSX', 3)),
    ];
    const foes = [navy('WIH', atSea(2)), navy('WIH', atSea(5))];
    const game = stage({ ...peace, wars: ['WIH-CHE'], units: [...units, ...foes] }, seaDuels(3, [4, 5]));
    declare(game);
    expect([game.where(1), game.where(2)]).toEqual(['gone', 'gone']);
    expect(game.told('duel-fought')[0]).toMatchObject({
      rule: 'HEP-11.8',
      result: 'attacker-trapped',
      cargoLost: [{ unit: 2 }],
    });
    expect(game.told('duel-fought')[0]?.scores).toEqual([
      { kingdom: SSX, by: 4 },
      { kingdom: CHE, by: -2 },
    ]);
  });

  test('HEP-5.6 HEP-5.7 nulls the Trade Treaty and all Proposals between the two, and no others', () => {
    const game = stage({
      ...peace,
      trade: ['SSX-CHE'],
      pacts: ['CHE-HAN'],
      proposals: [
        { between: 'SSX-CHE', kind: 'pact' },
        { between: 'CHE-HAN', kind: 'trade' },
        { between: 'HAN-SSX', kind: 'pact' },
      ],
    });
    declare(game);
    expect(game.state.treaties).toMatchObject([{ kind: 'pact' }]);
    expect(game.told('treaty-ended')).toMatchObject([{ treaty: 'trade', why: 'war', by: null }]);
    expect(game.state.proposals).toHaveLength(2);
    expect(game.told('proposal-ended')).toMatchObject([{ from: SSX, to: CHE, why: 'war' }]);
  });

  test('HEP-5.7 allies are not drawn in', () => {
    const game = stage({ ...peace, pacts: ['SSX-HAN'] });
    declare(game);
    expect(game.state.wars).toHaveLength(1);
  });
});
