import { describe, expect, test } from 'vitest';
import { changeOwner, endWar } from '../../src/consequences/index.ts';
import { aboard, area, atSea, inPort, levy, navy, retinue } from '../position.ts';
import { AT_WAR, landDuels, ROOMY, seaDuels, stage, WIN } from '../stage.ts';

const [CHE, SSX, HAN, SUR] = [area('CHE'), area('SSX'), area('HAN'), area('SUR')];

type Game = ReturnType<typeof stage>;
const cancelPact = (game: Game): void => {
  const [a, b] = [CHE, SSX];
  game.emit({ kind: 'treaty-ended', rule: 'HEP-5.20', treaty: 'pact', a, b, by: CHE, why: 'cancelled' });
  game.settle('CHE');
};
const FRIENDS = { ...AT_WAR, wars: [], pacts: ['CHE-SSX'] } as const;

describe('HEP-5.17 HEP-9.20 when a Pact ends', () => {
  test('units without right of entry go to the closest own area, those of both sides, and spend nothing', () => {
    const game = stage({ ...FRIENDS, units: [levy('CHE', 'SSX'), retinue('SSX', 'CHE'), levy('CHE')] });
    cancelPact(game);
    expect([1, 2, 3].map(game.where)).toEqual(['CHE', 'SSX', 'CHE']);
    expect(game.state.units.every(({ moved }) => !moved)).toBe(true);
    expect(game.told('sent')).toMatchObject([
      { unit: 1, why: 'displaced' },
      { unit: 2, why: 'displaced' },
    ]);
  });

  test('or are Disbanded when there is none, scored by nobody', () => {
    const areas = { CHE: { occupier: 'WIL' } } as const;
    const game = stage({ ...FRIENDS, wars: ['CHE-WIL'], areas, units: [levy('CHE', 'SSX'), levy('WIL', 'CHE')] });
    cancelPact(game);
    expect(game.where(1)).toBe('gone');
    expect(game.told('unit-disbanded')).toMatchObject([{ unit: 1, why: 'displaced' }]);
    expect(game.state.wars).toMatchObject([{ eventsA: 0, eventsB: 0 }]);
  });

  test('HEP-9.19 Navies leave the partner’s ports for the sea of their anchor point, cargo aboard, no action spent', () => {
    const units = [navy('CHE', inPort('SSX', 3)), levy('CHE', aboard(1)), navy('CHE', inPort('CHE', 3))];
    const game = stage({ ...FRIENDS, units });
    cancelPact(game);
    expect([1, 2, 3].map(game.where)).toEqual(['S3', 'aboard 1', 'CHE/S3']);
    expect(game.state.units[0]?.actionsUsed).toBe(0);
    expect(game.told('sent')).toMatchObject([{ why: 'put-to-sea', rule: 'HEP-9.19' }]);
  });

  test('who is at War with the owner of the area keeps the right of entry (HEP-0.10)', () => {
    const game = stage({
      ...FRIENDS,
      wars: ['CHE-HAN'],
      units: [levy('CHE', 'HAN'), levy('HAN', 'WIL')],
      pacts: ['CHE-SSX', 'HAN-WIL'],
    });
    cancelPact(game);
    expect(game.where(1)).toBe('HAN');
  });
});

describe('HEP-9.21 the closest own area', () => {
  const home = (
    areas: NonNullable<Parameters<typeof stage>[0]['areas']>,
    from = 'SSX',
    wars: readonly [] | readonly ['CHE-WIL'] = [],
  ): string => {
    const game = stage({
      ...FRIENDS,
      wars,
      pacts: ['CHE-SSX', 'CHE-WIH'],
      areas,
      units: [levy('CHE', from), ...(wars.length > 0 ? [levy('WIL', 'CHE')] : [])],
    });
    for (const { a, b } of [...game.state.treaties]) {
      game.emit({ kind: 'treaty-ended', rule: 'HEP-5.20', treaty: 'pact', a, b, by: CHE, why: 'cancelled' });
    }
    game.settle('CHE');
    return game.where(1);
  };

  test('by fewest borders, through any areas', () => {
    expect(home({ CHE: { owner: 'BOC' }, COR: { owner: 'CHE' }, MID: { owner: 'CHE' } })).toBe('MID');
    expect(home({ CHE: { owner: 'BOC' }, COR: { owner: 'CHE' } })).toBe('COR');
  });

  test('ties to the lowest number', () => {
    expect(home({ CHE: { owner: 'BOC' }, HAN: { owner: 'CHE' }, SUR: { owner: 'CHE' } })).toBe('SUR');
  });

  test('over rivers', () => {
    expect(home({ CHE: { owner: 'BOC' }, EXS: { owner: 'CHE' }, BER: { owner: 'BOC' } })).toBe('EXS');
    expect(home({ CHE: { owner: 'CHE' } })).toBe('CHE');
  });

  test('not into one that an enemy Occupies', () => {
    expect(home({ CHE: { occupier: 'WIL' }, BER: { owner: 'CHE' } }, 'SSX', ['CHE-WIL'])).toBe('BER');
  });

  test('from Wiht none can be reached', () => {
    expect(home({ HAN: { owner: 'CHE' } }, 'WIH')).toBe('gone');
  });
});

describe('HEP-9.22 one procedure for every cause', () => {
  test('HEP-5.32 an area changes its owner: units of others there', () => {
    const game = stage({
      ...AT_WAR,
      wars: [],
      pacts: ['SUR-HAN'],
      units: [levy('HAN', 'SUR')],
      areas: { BER: { owner: 'SUR' } },
    });
    changeOwner(game, SUR, CHE, 'peace');
    game.settle('CHE');
    expect(game.where(1)).toBe('HAN');
  });

  test('an area changes its owner to a friend of who stands there: they stay', () => {
    const game = stage({
      ...AT_WAR,
      wars: [],
      pacts: ['SUR-HAN', 'CHE-HAN'],
      units: [levy('HAN', 'SUR')],
      areas: { BER: { owner: 'SUR' } },
    });
    changeOwner(game, SUR, CHE, 'peace');
    game.settle('CHE');
    expect(game.where(1)).toBe('SUR');
  });

  test('HEP-7.27 a War ends: the units of both go home, and Navies out of ports that are free again', () => {
    const game = stage({
      ...AT_WAR,
      areas: { SSX: { occupier: 'CHE' }, SUR: { owner: 'CHE', occupier: 'SSX' } },
      units: [levy('CHE', 'SSX'), levy('SSX', 'SUR'), navy('CHE', inPort('SSX', 3))],
    });
    endWar(game, SSX, CHE, { how: 'white-peace' });
    game.settle('CHE');
    expect([1, 2, 3].map(game.where)).toEqual(['CHE', 'SSX', 'S3']);
    expect([game.occupier('SSX'), game.occupier('SUR')]).toEqual([null, null]);
  });

  test('States ascending, of each its Land Units by id, then its Navies', () => {
    const units = [
      navy('SSX', inPort('HAN', 3)),
      levy('SSX', 'HAN'),
      navy('CHE', inPort('HAN', 3)),
      levy('CHE', 'HAN'),
      levy('CHE', 'HAN'),
    ];
    const game = stage({ ...AT_WAR, wars: [], pacts: ['CHE-HAN', 'SSX-HAN'], units, areas: { WIL: { owner: 'HAN' } } });
    changeOwner(game, HAN, area('BER'), 'peace');
    game.settle('CHE');
    expect(game.told('sent').map(({ unit }) => unit)).toEqual([4, 5, 3, 2, 1]);
  });

  test('a second look does nothing', () => {
    const game = stage({ ...FRIENDS, units: [levy('CHE', 'SSX'), navy('CHE', inPort('SSX', 3))] });
    cancelPact(game);
    const { length } = game.events;
    game.settle('CHE');
    expect(game.events).toHaveLength(length);
  });
});

describe('HEP-9.19 a port in enemy hands', () => {
  test('HEP-9.7 Navies anchored there put to sea when it becomes Occupied', () => {
    const units = [levy('CHE'), navy('SSX', inPort('SSX', 3)), navy('WIH', inPort('SSX', 3))];
    const game = stage({ ...AT_WAR, pacts: ['SSX-WIH'], units });
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.where(2)).toBe('S3');
    expect(game.where(3), 'the Navy of one at Peace with the occupier stays').toBe('SSX/S3');
  });

  test('and fight enemies there as attackers, without the +1, sea by sea', () => {
    const units = [levy('CHE'), navy('SSX', inPort('SSX', 3), { actionsUsed: 1 }), navy('CHE', atSea(3))];
    const game = stage({ ...AT_WAR, units }, seaDuels(3, WIN));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.told('battle-began')).toMatchObject([{ attackers: [{ owner: SSX }], defenders: [{ owner: CHE }] }]);
    expect(game.told('duel-fought')[0]?.attack.modifiers).toEqual([]);
    expect([game.where(2), game.where(3)]).toEqual(['S3', 'gone']);
  });

  test('HEP-11.8 escaping on a tie', () => {
    const units = [levy('CHE'), navy('SSX', inPort('SSX', 3)), navy('CHE', atSea(3)), navy('CHE', atSea(2))];
    const game = stage({ ...AT_WAR, kingdoms: { CHE: { traditions: ['viking'] } }, units }, seaDuels(3, [5, 5]));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.where(2)).toBe('S5');
    expect(game.told('sent').map(({ why }) => why)).toEqual(['put-to-sea', 'escaped']);
  });

  test('from two anchor points into two seas, the lower first', () => {
    const said = { ...AT_WAR, kingdoms: { CHE: { traditions: ['viking'] }, SSX: { traditions: ['viking'] } } } as const;
    const units = [
      levy('SSX'),
      navy('CHE', inPort('CHE', 3)),
      navy('CHE', inPort('CHE', 2)),
      navy('SSX', atSea(2)),
      navy('SSX', atSea(3)),
    ];
    const game = stage({ ...said, units }, seaDuels(2, WIN), seaDuels(3, WIN));
    game.order('SSX', 'MOVE', { units: [1], to: CHE });
    expect(game.told('battle-began').map(({ battle }) => battle)).toEqual([
      { on: 'sea', sea: 2 },
      { on: 'sea', sea: 3 },
    ]);
  });

  test('all of a State together', () => {
    const units = [levy('CHE'), navy('SSX', inPort('SSX', 3)), navy('SSX', inPort('SSX', 3)), navy('CHE', atSea(3))];
    const said = { ...AT_WAR, kingdoms: { SSX: { traditions: ['viking'] } } } as const;
    const game = stage({ ...said, units }, seaDuels(3, [1, 9], [9, 1]));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.told('battle-began')).toHaveLength(1);
    expect([2, 3, 4].map(game.where)).toEqual(['gone', 'S3', 'gone']);
  });

  test('its own attack clears the port for the owner: nobody is disturbed when it fails', () => {
    const units = [levy('CHE'), levy('SSX'), navy('SSX', inPort('SSX', 3))];
    const game = stage({ ...AT_WAR, units }, landDuels('SSX', [1, 10]));
    game.order('CHE', 'MOVE', { units: [1], to: SSX });
    expect(game.where(3)).toBe('SSX/S3');
    expect(ROOMY.area.resources).toHaveLength(2);
  });
});
