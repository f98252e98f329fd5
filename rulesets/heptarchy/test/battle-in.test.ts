import type { BattlePlan } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { battleIn } from '../src/battle-plan/battle-in.ts';
import { odds } from '../src/odds.ts';
import type { Order } from '../src/order.ts';
import {
  aboard,
  area,
  atSea,
  type Code,
  type GivenPosition,
  inPort,
  levy,
  navy,
  position,
  retinue,
} from './position.ts';
import { AT_WAR } from './stage.ts';

const [CHE, SSX, EXS] = [area('CHE'), area('SSX'), area('EXS')];
const THE_CHANNEL = 39;

const plan = (
  said: GivenPosition,
  drafted: readonly Order[],
  place: number,
  me: Code | null = 'CHE',
): BattlePlan | null => {
  const { setting, state } = position(said);
  const view = { kingdom: me === null ? null : area(me), master: false, board: state };
  return battleIn({ setting, view } as Parameters<typeof battleIn>[0], drafted, place);
};
const move = (to: number, ...units: number[]): Order => ({ verb: 'MOVE', args: { units, to } });

/** `odds` understands what is offered. */
const isUnderstood = ({ attackers, defenders, place }: BattlePlan): boolean => {
  const texts = (forces: BattlePlan['attackers']): readonly string[] => forces.map(({ force }) => force);
  return odds({ attackers: texts(attackers), defenders: texts(defenders), place, runs: 5, seed: 1 }).ok;
};

describe('on land', () => {
  test('a drafted attack: by where they come from and how they are boosted, against all enemies there', () => {
    const units = [
      levy('CHE'),
      levy('CHE'),
      retinue('CHE', 'SUR'),
      navy('CHE', atSea(3)),
      levy('CHE', aboard(4)),
      levy('CHE', 'SUR', { boost: 1 }),
    ];
    const said: GivenPosition = {
      ...AT_WAR,
      areas: {
        SUR: { owner: 'CHE', resources: ['iron'] },
        SSX: { resources: ['stone'] },
        CHE: { resources: ['livestock', 'grain'] },
      },
      units: [...units, levy('SSX'), retinue('WIH', 'SSX')],
      pacts: ['SSX-WIH'],
      wars: ['CHE-SSX', 'WIH-CHE'],
    };
    const found = plan(said, [move(SSX, 1, 2, 3, 5, 6)], SSX);
    expect(found).toMatchObject({
      attackers: [
        { label: 'Chenth', force: '2 Levies' },
        { label: 'Sudrie', force: '1 Retinue, iron 1' },
        { label: 'The Channel', force: '1 Levy, landing' },
        { label: 'Sudrie', force: '1 Levy, boost 1' },
      ],
      defenders: [
        { label: 'Sudsexe', force: '1 Levy' },
        { label: 'Wiht', force: '1 Retinue' },
      ],
      nearby: [],
      place: 'woodlands, stone',
      troops: ['Levies', 'Retinues'],
    });
    expect(found !== null && isUnderstood(found)).toBe(true);
  });

  test('as the board should be when its moment comes, not before and not after', () => {
    const said = {
      ...AT_WAR,
      areas: { ...AT_WAR.areas, WIL: { owner: 'CHE', resources: ['horses'] as const } },
      units: [levy('CHE'), levy('SSX')],
    };
    const boost: Order = { verb: 'BOOST', args: { kind: 'levy', at: CHE } };
    expect(plan(said, [boost, move(SSX, 1)], SSX)?.attackers).toEqual([{ label: 'Chenth', force: '1 Levy, boost 1' }]);
    expect(plan(said, [move(SSX, 1), boost], SSX)?.attackers).toEqual([{ label: 'Chenth', force: '1 Levy' }]);
  });

  test('without a draft those who could come are nearby, across rivers and from the sea; over the limit is said', () => {
    const units = [levy('CHE'), navy('CHE', atSea(2)), retinue('CHE', aboard(2)), levy('CHE', 'SUR'), levy('EXS')];
    const found = plan(
      { ...AT_WAR, kingdoms: { CHE: { traditions: [] } }, areas: {}, wars: ['CHE-EXS'], units, pacts: ['CHE-SUR'] },
      [],
      EXS,
    );
    expect(found).toMatchObject({
      attackers: [],
      defenders: [{ label: 'Exsessa', force: '1 Levy' }],
      nearby: [
        { label: 'Chenth', force: '1 Levy, across a river, over limit 2' },
        { label: 'Southern Bight', force: '1 Retinue, landing, over limit 2' },
      ],
    });
  });

  test('before War is declared its owner would defend, pact partners would not, guests look on', () => {
    const units = [levy('CHE'), levy('SSX'), levy('WIH', 'SSX')];
    const peace = { ...AT_WAR, wars: [], units, pacts: ['SSX-WIH'] } as const;
    expect(plan(peace, [], SSX)?.defenders).toEqual([{ label: 'Sudsexe', force: '1 Levy' }]);
    expect(plan({ ...peace, pacts: ['CHE-SSX'] }, [], SSX)?.defenders).toEqual([]);
  });

  test('at home the reader defends, against whoever stands next to them', () => {
    const units = [levy('CHE'), levy('SSX'), levy('SSX', 'SUR'), levy('EXS')];
    const found = plan(
      { ...AT_WAR, areas: { CHE: { resources: ['stone'] } }, pacts: ['SSX-SUR', 'CHE-EXS'], units },
      [],
      CHE,
    );
    expect(found).toMatchObject({
      attackers: [],
      defenders: [{ label: 'Chenth', force: '1 Levy' }],
      nearby: [{ label: 'Sudsexe', force: expect.stringContaining('1 Levy') }, { label: 'Sudsexe, in Sudrie' }],
      place: 'plains, stone',
    });
  });

  test('HEP-10.9 at home, who would come across a river is shown to do so, a Viking without harm', () => {
    const board: GivenPosition = { players: ['CHE', 'EXS'], units: [levy('CHE'), levy('EXS')] };
    const nearby = (said: GivenPosition) => plan(said, [], CHE)?.nearby;
    expect(nearby(board)).toEqual([{ label: 'Exsessa', force: '1 Levy, across a river' }]);
    expect(nearby({ ...board, kingdoms: { EXS: { traditions: ['viking'] } } })).toEqual([
      { label: 'Exsessa', force: '1 Levy, across a river, Viking' },
    ]);
  });

  test('a move that cannot be made is no attack, nor is one of the public', () => {
    const said = { ...AT_WAR, units: [levy('CHE', 'CHE', { moved: true }), levy('SSX')] };
    expect(plan(said, [move(SSX, 1)], SSX)?.attackers).toEqual([]);
    expect(plan(said, [], SSX, null)).toBe(null);
    expect(plan(said, [], area('COR'))).toBe(null);
  });
});

describe('at sea', () => {
  const said: GivenPosition = {
    ...AT_WAR,
    units: [
      navy('CHE', inPort('CHE', 3)),
      levy('CHE', aboard(1)),
      navy('SSX', atSea(3)),
      navy('CHE', atSea(2)),
      navy('WIH', atSea(3)),
    ],
  };

  test('a drafted Dispatch against the Navies of enemies, with what they carry and the +1', () => {
    const dispatch: Order = { verb: 'DISPATCH', args: { navies: [1] } };
    const found = plan(said, [dispatch], THE_CHANNEL);
    expect(found).toMatchObject({
      attackers: [{ label: 'Chenth', force: '1 Navy with a Levy, over limit 1, fresh' }],
      defenders: [{ label: 'Sudsexe', force: '1 Navy' }],
      nearby: [{ label: 'Southern Bight', force: '1 Navy, over limit 1, fresh' }],
      place: 'sea',
      troops: ['Navies', 'Navies with a Levy', 'Navies with a Retinue'],
    });
    expect(found !== null && isUnderstood(found)).toBe(true);
  });

  test('a second action has no +1', () => {
    const drafted: Order[] = [
      { verb: 'SAIL', args: { navies: [4], sea: 1 } },
      { verb: 'SAIL', args: { navies: [4], sea: 2 } },
    ];
    expect(plan(said, drafted, THE_CHANNEL - 1)?.attackers).toMatchObject([
      { label: 'The Wash', force: '1 Navy, over limit 1' },
    ]);
  });

  test('in Peace those who share a sea would be attacked by a declaration of War', () => {
    const found = plan(
      { ...said, wars: [], units: [navy('CHE', atSea(3), { actionsUsed: 2 }), navy('SSX', atSea(3))] },
      [],
      THE_CHANNEL,
    );
    expect(found).toMatchObject({
      attackers: [{ label: 'The Channel', force: '1 Navy, fresh' }],
      defenders: [{ label: 'Sudsexe', force: '1 Navy' }],
    });
  });
});
