import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { IND } from '../../src/words.ts';
import { ENG, FRA, KENT, MERCHANTMAN, NEIGHBOURS, SAID, SCO } from '../neighbours.ts';
import { at, position, type TestPosition, unit } from '../position.ts';
import { heardBy, newsOf } from '../tellings.ts';

const heard = (event: Event, at_: TestPosition = NEIGHBOURS): ReturnType<typeof heardBy> => heardBy(at_, event);

describe('MD-16.6 wars are public, alliances are not', () => {
  const published = position({ ...SAID, state: { knownAlliances: [[ENG, SCO]] } satisfies Partial<State> });

  const claimed = position({ ...SAID, state: { claims: [{ members: [ENG, SCO], since: 1 }] } });

  test('MD-16.6 war and the peace that ends it are told to everybody', () => {
    expect(heard({ kind: 'war-declared', rule: 'MD-3.2', by: FRA, on: SCO })).toEqual({ all: ['war-declared'] });
    expect(heard({ kind: 'peace-made', rule: 'MD-3.10', a: ENG, b: FRA })).toEqual({ all: ['peace-made'] });
  });

  test('MD-16.6 an alliance is formed and cancelled in secret until one ally publishes it or a claim to victory names it', () => {
    const cancelled: Event = { kind: 'alliance-cancelled', rule: 'MD-3.2', by: SCO, with: ENG };
    expect(heard({ kind: 'alliance-formed', rule: 'MD-3.11', a: ENG, b: SCO })).toEqual({
      Eng: ['alliance-formed'],
      Sco: ['alliance-formed'],
    });
    expect(heard({ kind: 'alliance-published', rule: 'MD-16.6', a: ENG, b: SCO })).toEqual({
      all: ['alliance-published'],
    });
    expect(heard(cancelled)).toEqual({ Sco: ['alliance-cancelled'], Eng: ['alliance-cancelled'] });
    expect(heard(cancelled, published)).toEqual({ all: ['alliance-cancelled'] });
    expect(heard(cancelled, claimed)).toEqual({ all: ['alliance-cancelled'] });
  });

  test('MD-3.26, MD-16.5 an ambassador is heard of by sender and host', () => {
    const sent: Event = { kind: 'ambassador-sent', rule: 'MD-3.25', from: ENG, to: FRA, text: 'Peace?' };
    expect(heard(sent)).toEqual({ Eng: ['ambassador-sent'], Fra: ['ambassador-sent'] });
  });
});

describe('MD-16.8 to MD-16.28 realms and what is public of them', () => {
  test('MD-16.8 status is told to the realm alone', () => {
    expect(heard({ kind: 'status-set', rule: 'MD-12.62', realm: ENG, status: 'commoner' })).toEqual({
      Eng: ['status-set'],
    });
  });

  test('MD-16.28 a new ruler is public, the reason is not', () => {
    const silent: Event = { kind: 'control-set', rule: 'MD-17.15', realm: ENG, control: 'computer', why: 'silent' };
    const player: Event = { kind: 'control-set', rule: 'MD-18.20', realm: ENG, control: 'player', why: 'master' };
    const coup: Event = {
      kind: 'coup',
      rule: 'MD-12.54',
      realm: ENG,
      given: 1,
      provinces: 1,
      disbanded: 0,
      troops: 3,
      byMaster: false,
    };
    expect(heard(silent)).toEqual({ all: ['ruler-changed'], Eng: ['control-set'] });
    expect(heard(player)).toEqual({ all: ['ruler-changed'] });
    expect(heard(coup)).toEqual({ Eng: ['coup'] });
  });

  test('MD-16.28 a realm that is defeated is public news, its commanders are not', () => {
    const defeated: Event = { kind: 'realm-defeated', rule: 'MD-18.22', realm: FRA, commanders: [1] };
    expect(heard(defeated)).toEqual({ all: ['realm-gone'] });
    expect(newsOf(NEIGHBOURS, defeated, 'realm-gone')).toEqual({ kind: 'realm-gone', rule: 'MD-18.22', realm: FRA });
  });

  test('MD-16.28 victory claims, their lapse, and the end are public', () => {
    const outcome = { winners: [ENG], by: 'solo', turn: 3 } as const;
    expect(heard({ kind: 'claim-made', rule: 'MD-18.29', members: [ENG], provinces: 5 })).toEqual({
      all: ['claim-made'],
    });
    expect(heard({ kind: 'claim-lapsed', rule: 'MD-18.29', members: [ENG] })).toEqual({ all: ['claim-lapsed'] });
    expect(heard({ kind: 'campaign-ended', rule: 'MD-18.26', outcome })).toEqual({ all: ['campaign-ended'] });
  });

  test('MD-16.27 a suitable proclamation is published; what it earned is told to its author', () => {
    const proclaimed: Event = { kind: 'proclaimed', rule: 'MD-3.27', realm: ENG, text: 'Hear this!', gold: 700 };
    const refused: Event = { kind: 'proclamation-refused', rule: 'MD-3.30', realm: ENG, text: 'Hm', why: 'too-short' };
    expect(heard(proclaimed)).toEqual({ Eng: ['proclaimed'], all: ['proclamation'] });
    expect(newsOf(NEIGHBOURS, proclaimed, 'proclamation')).toMatchObject({ realm: ENG, text: 'Hear this!' });
    expect(heard(refused)).toEqual({ Eng: ['proclamation-refused'] });
  });

  test('MD-16.29 a failed order is reported to its giver', () => {
    const order = { verb: 'MARCH', unit: 'A2', args: { location: at('Paris') } } as const;
    const reason = { code: 'not-adjacent', from: KENT, to: at('Paris') } as const;
    const failed: Event = {
      kind: 'order-failed',
      rule: 'MD-5.6',
      realm: ENG,
      position: 0,
      order,
      step: 'M9',
      phase: 1,
      reason,
    };
    expect(heard(failed)).toEqual({ Eng: ['order-failed'] });
    expect(newsOf(NEIGHBOURS, failed, 'order-failed')).toMatchObject({ order, reason });
  });

  test('MD-16.8 a gift that fails for the status of the other does not tell what status that is', () => {
    const order = { verb: 'TRANSFER', unit: 'A2', args: { to: 'A2', toRealm: 'Sco', commander: 1 } } as const;
    const reason = { code: 'commander-limit', realm: SCO, limit: 0 } as const;
    const failed: Event = {
      kind: 'order-failed',
      rule: 'MD-7.12',
      realm: ENG,
      position: 0,
      order,
      step: 'M1',
      phase: 1,
      reason,
    };
    expect(newsOf(NEIGHBOURS, failed, 'order-failed').reason).toEqual({ ...reason, limit: null });
    expect(newsOf(NEIGHBOURS, { ...failed, reason: { ...reason, realm: ENG } }, 'order-failed').reason).toEqual({
      ...reason,
      realm: ENG,
    });
  });
});

describe('MD-16.28 provinces', () => {
  const taken: Event = {
    kind: 'province-taken',
    rule: 'MD-11.2',
    province: KENT,
    phase: 2,
    from: ENG,
    to: FRA,
    tieRoll: 2,
    harbour: { roll: 40, lost: false },
    ships: [
      { type: MERCHANTMAN, roll: 12, captured: true },
      { type: MERCHANTMAN, roll: 60, captured: false },
    ],
  };

  test('MD-16.28 a change of owner is public: from whom, to whom, in which phase', () => {
    expect(newsOf(NEIGHBOURS, taken, 'province-changed')).toEqual({
      kind: 'province-changed',
      rule: 'MD-11.2',
      province: KENT,
      phase: 2,
      from: ENG,
      to: FRA,
    });
    expect(heard({ ...taken, ships: [] })).toEqual({ all: ['province-changed'] });
    expect(heard({ kind: 'province-given', rule: 'MD-12.44', province: KENT, from: ENG, to: SCO })).toEqual({
      all: ['province-given'],
    });
  });

  test('MD-11.15, MD-16.30 the fate of harbour and ships is told to both sides, without the dice', () => {
    expect(heard(taken)).toEqual({ all: ['province-changed'], Eng: ['harbour-fallen'], Fra: ['harbour-fallen'] });
    expect(newsOf(NEIGHBOURS, taken, 'harbour-fallen')).toMatchObject({
      destroyed: false,
      captured: [{ type: MERCHANTMAN, count: 1 }],
      lost: [{ type: MERCHANTMAN, count: 1 }],
    });
  });

  test('MD-16.31 the owner of pillaged land is told who did it and how much they took', () => {
    const pillaged: Event = {
      kind: 'pillaged',
      rule: 'MD-11.36',
      unit: unit('Fra A5'),
      province: KENT,
      owner: ENG,
      gold: 600,
    };
    expect(heard(pillaged)).toEqual({ Fra: ['pillaged'], Eng: ['pillage-suffered'] });
    expect(newsOf(NEIGHBOURS, pillaged, 'pillage-suffered')).toMatchObject({ by: FRA, province: KENT, gold: 600 });
    expect(heard({ ...pillaged, owner: FRA })).toEqual({ Fra: ['pillaged'] });
    expect(heard({ ...pillaged, owner: IND })).toEqual({ Fra: ['pillaged'] });
  });

  test.each<[Event, object]>([
    [{ kind: 'damage-rose', rule: 'MD-11.45', province: KENT, damage: 1 }, { Eng: ['damage-rose'] }],
    [{ kind: 'damage-mended', rule: 'MD-11.48', province: KENT, damage: 0 }, { Eng: ['damage-mended'] }],
    [
      { kind: 'fort-repaired', rule: 'MD-9.33', province: KENT, unit: null, cost: 0, damage: 0 },
      { Eng: ['fort-repaired'] },
    ],
    [
      { kind: 'annexed', rule: 'MD-11.20', realm: ENG, province: KENT, cost: 1000, formerly: FRA },
      { Eng: ['annexed'], Fra: ['annexed'] },
    ],
    [
      { kind: 'annexation-lapsing', rule: 'MD-11.28', province: KENT, realm: FRA, lapse: 1 },
      { Fra: ['annexation-lapsing'], Eng: ['annexation-lapsing'] },
    ],
    [
      { kind: 'annexation-ended', rule: 'MD-11.27', province: KENT, realm: FRA, why: 'declined' },
      { Fra: ['annexation-ended'], Eng: ['annexation-ended'] },
    ],
  ])('MD-16.2 what befalls land and its administration is told to those whose it is: $kind', (event, hearers) => {
    expect(heard(event)).toEqual(hearers);
  });
});
