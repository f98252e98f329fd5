import { expect, test } from 'vitest';
import type { Action, Order } from '../../src/order.ts';
import { carryOutFreely } from '../../src/phases/free-orders.ts';
import { assaultsOf } from '../../src/phases/rounds/assaults.ts';
import { covertOf } from '../../src/phases/rounds/covert.ts';
import { openingOf } from '../../src/phases/rounds/opening.ts';
import { raidsOf } from '../../src/phases/rounds/raids.ts';
import { buildingOf } from '../../src/phases/rounds/steps.ts';
import { getHolding, getUnit } from '../../src/rules/find.ts';
import type { Round } from '../../src/words.ts';
import { allied, type Change, domain, holding, person, playingOn, province, unit, war } from '../conditions.ts';
import { BEFORE_IT, failed, gone, inRound, ofKind } from '../in-round.ts';
import type { ByLabel } from '../month.ts';

/** Steps of a round: what is judged, rolled, stormed and plundered. */

const raise = (id: number): Action => ({ verb: 'RAISE', args: { holding: id } }) as Action;

test('DOM-1.6 DOM-1.7 a step judges all that is done in it at its start and again when its turn comes', () => {
  // Alder raises the guild while Weald contests it: by initiative Alder is first.
  const both = inRound(buildingOf, { actions: { 1: [raise(4)], 2: [raise(4)] } });
  expect(failed(both)).toEqual([[2, 0, 'not-your-holding']]);
  expect(getHolding(both.state, 4).level).toBe(2);
  // Two that are possible at the start, of which the first takes the only room.
  const level = (of: number) => [province(2, { level: of }), holding(5, { level: 1 }), holding(6, { level: 2 })];
  const guilds = { 1: [raise(5)], 5: [raise(6)] };
  expect(failed(inRound(buildingOf, { changes: level(4), actions: guilds }))).toEqual([[5, 0, 'no-room']]);
  expect(failed(inRound(buildingOf, { changes: level(5), actions: guilds }))).toEqual([]);
});

test('DOM-3.4 DOM-3.8 DOM-3.9 rounds are lost to a death, a kinsman, and the want of underlings', () => {
  const lost = (round: Round, turn: (scene: ReturnType<typeof playingOn>) => void, changes: readonly Change[] = []) => {
    const scene = playingOn({ changes });
    turn(scene);
    const order = { ...raise(4), section: `r${round}` } as Order;
    openingOf(round).run({
      ...scene,
      sheets: { ALD: { seat: 'ALD', orders: [order] } } as never,
    });
    return [
      ofKind(scene.events, 'order-failed').map(({ reason }) => ('why' in reason ? reason.why : reason.code)),
      scene.memory.actions.get(1)?.length,
    ];
  };
  expect(lost(1, () => {})).toEqual([[], 1]);
  expect(lost(2, ({ memory }) => memory.bereaved.set(1, 1))).toEqual([['ruler died'], undefined]);
  expect(lost(2, ({ memory }) => memory.bereaved.set(1, 2))).toEqual([[], 1]);
  expect(lost(1, () => {}, [domain(1, { lostRoundTurn: 1 })])).toEqual([['kinsman'], undefined]);
  expect(lost(2, () => {}, [domain(1, { lostRoundTurn: 1 })])).toEqual([[], 1]);
  expect(lost(1, () => {}, [domain(1, { lostRoundTurn: 2 })])).toEqual([[], 1]);
  expect(lost(3, ({ memory }) => memory.unserved.add(1))).toEqual([['no underlings'], undefined]);
  expect(lost(2, ({ memory }) => memory.unserved.add(1))).toEqual([[], 1]);
  // Only who is without when the rounds begin loses the third.
  const without = playingOn({ changes: [domain(1, { underlings: [] })] });
  openingOf(2).run(without);
  expect([...without.memory.unserved]).toEqual([]);
  openingOf(1).run(without);
  expect([...without.memory.unserved]).toEqual([1]);
  // Each round is announced, so that a report can tell what happened in which.
  expect(ofKind(without.events, 'part-began').map(({ part }) => part)).toEqual(['round 2', 'round 1']);
});

test('DOM-9.9 DOM-9.10 DOM-9.21 attempt and counterspy decide together what comes of it, and who is exposed', () => {
  const spy = { verb: 'SPY', args: { province: 4, by: person(1, 0) } } as Action;
  const tried = (
    espionage: number,
    counterspy: number | null,
    order: Action = spy,
    changes: readonly Change[] = [],
  ) => {
    const scene = inRound(covertOf, {
      changes: [...changes, ...(counterspy === null ? [] : [domain(2, { counterspyFrom: 1 })])],
      actions: { 1: [order] },
      dice: { 'espionage@1': [espionage], ...(counterspy !== null && { 'counterspy@2': [counterspy] }) },
    });
    return ofKind(scene.events, 'attempted').map((each) => [each.outcome, each.exposed, each.target]);
  };
  expect(tried(50, null)).toEqual([['succeeded', false, 2]]);
  expect(tried(51, null)).toEqual([['failed', false, 2]]);
  expect(tried(50, 50)).toEqual([['cancelled', false, 2]]);
  expect(tried(50, 51)).toEqual([['succeeded', false, 2]]);
  expect(tried(51, 50)).toEqual([['failed', true, 2]]);
  expect(tried(51, 51)).toEqual([['failed', false, 2]]);
  const sabotage = { verb: 'SABOTAGE', args: { holding: 14, scouts: 'ALD4' } } as Action;
  const near = [unit(4, { province: 5 }), gone(9, 10, 11, 12, 13)];
  expect(tried(51, 50, sabotage, near)).toEqual([['failed', false, 2]]);
  expect(tried(50, 50, sabotage, near)).toEqual([['cancelled', false, 2]]);
  // What the first has spent the second does not have.
  const twice = inRound(covertOf, {
    changes: [domain(1, { treasury: 1 })],
    actions: { 1: [spy, spy] },
    dice: { 'espionage@1': [51] },
  });
  expect(failed(twice)).toEqual([[1, 1, 'short-of-gold']]);
});

test('DOM-9.16 discovered saboteurs fight the units of the ruler and of the owner in that field, and nobody else', () => {
  const order = { verb: 'SABOTAGE', args: { holding: 18, scouts: 'ALD4' } } as Action;
  const fights = (roll: number, ...changes: readonly Change[]) =>
    ofKind(
      inRound(covertOf, {
        changes: [unit(4, { province: 3 }), gone(9, 10, 11, 12, 13), ...changes],
        actions: { 1: [order] },
        dice: { 'espionage@1': [roll], 'battle.att@4': [6], 'battle.def@4': [6] },
      }).events,
      'battle-fought',
    ).map((each) => [each.province, each.defending.map(({ unit: id }) => id)]);
  const there = (id: number, owner: number) => unit(id, { owner, province: 4, inside: null });
  expect(fights(51)).toEqual([]);
  expect(fights(51, there(16, 2))).toEqual([[4, [16]]]);
  expect(fights(51, there(33, 5))).toEqual([[4, [33]]]);
  expect(fights(51, there(17, 3))).toEqual([]);
  expect(fights(50, there(16, 2))).toEqual([]);
  // Natives and one's own stand aside.
  expect(fights(51, unit(39, { province: 4 }))).toEqual([]);
  expect(fights(51, unit(1, { province: 4 }), province(4, { ruler: 1 }))).toEqual([]);
});

test('DOM-10.4..10.11 raids meet Scouts first, then their luck, then whoever finds them', () => {
  const order = { verb: 'RAID', args: { province: 4, units: ['ALD4'] } } as Action;
  const raided = (dice: ByLabel, ...changes: readonly Change[]) => {
    const scene = inRound(raidsOf, {
      changes: [unit(4, { province: 3 }), gone(9, 10, 11, 13), unit(12, { province: 5 }), ...changes],
      actions: { 1: [order] },
      dice,
    });
    return scene.events.flatMap((event): unknown[] => {
      if (event.kind === 'raided') return [[event.roll, event.outcome]];
      if (event.kind === 'raid-succeeded') return [[event.event, event.gold]];
      if (event.kind === 'battle-fought') return [event.defending.map(({ unit: id }) => id)];
      return event.kind === 'mood-changed' ? [[event.province, event.mood]] : [];
    });
  };
  const luck = (roll: number): ByLabel => ({ 'raid@1': [roll], 'raid.event@1': [6] });
  expect(raided(luck(50))).toEqual([
    [50, 'succeeded'],
    ['mill and stores burnt', 4],
    [4, 2],
  ]);
  expect(raided(luck(50), domain(2, { treasury: 3 }))).toEqual([
    [50, 'succeeded'],
    ['mill and stores burnt', 3],
    [4, 2],
  ]);
  expect(raided(luck(50), province(4, { mood: 0 }))).toEqual([
    [50, 'succeeded'],
    ['mill and stores burnt', 4],
  ]);
  expect(raided({ 'raid@1': [50], 'raid.event@1': [1] })).toEqual([
    [50, 'succeeded'],
    ['barn burnt', 1],
  ]);
  expect(raided(luck(51))).toEqual([[51, 'failed']]);
  // Found out they fight the ruler's, the ruler's allies' and their own enemies' units in the field.
  const battle = { 'battle.att@4': [2], 'battle.def@4': [6] };
  expect(raided({ ...luck(51), ...battle }, unit(16, { province: 4 }))).toEqual([[51, 'failed'], [16]]);
  expect(raided(luck(51), unit(17, { province: 4 }))).toEqual([[51, 'failed']]);
  expect(raided({ ...luck(51), ...battle }, unit(17, { province: 4 }), allied(2, 3))).toEqual([[51, 'failed'], [17]]);
  expect(raided({ ...luck(51), ...battle }, unit(17, { province: 4 }), war(3, 1))).toEqual([[51, 'failed'], [17]]);
  // Scouts fall upon them first, with those of their owner who join; the survivors go on.
  const scouts = [unit(12, { province: 4 }), unit(16, { province: 4 })];
  expect(raided({ ...luck(50), 'battle.att@4': [1, 1], 'battle.def@4': [5, 5, 5] }, ...scouts)).toEqual([
    [12, 16],
    [50, 'succeeded'],
    ['mill and stores burnt', 4],
    [4, 2],
  ]);
  expect(
    raided({ ...luck(50), 'battle.att@4': [1], 'battle.def@4': [5] }, ...scouts, unit(16, { joinScouts: false }))[0],
  ).toEqual([12]);
  const ally = [unit(17, { province: 4 }), allied(2, 3)];
  expect(
    raided({ ...luck(50), 'battle.att@4': [1], 'battle.def@4': [5] }, unit(12, { province: 4 }), ...ally)[0],
  ).toEqual([12]);
  // Scouts who help nobody stand for themselves all the same.
  expect(
    raided(
      { ...luck(50), 'battle.att@4': [1, 1], 'battle.def@4': [5, 5, 5] },
      ...scouts,
      unit(12, { joinScouts: false }),
    )[0],
  ).toEqual([12, 16]);
  expect(raided({ 'battle.att@4': [6] }, ...scouts)).toEqual([
    [12, 16],
    [null, 'beaten'],
  ]);
  expect(raided({ 'battle.att@4': [2], 'battle.def@4': [1, 1] }, ...scouts)).toEqual([
    [12, 16],
    [null, 'beaten'],
  ]);
  // Whoever does not join fights when they are found out.
  const apart = raided(
    { ...luck(51), 'battle.att@4': [1, 1], 'battle.def@4': [5, 5] },
    ...scouts,
    unit(16, { joinScouts: false }),
  );
  expect(apart).toEqual([[12], [51, 'failed'], [16]]);
});

test('DOM-1.6 DOM-10.5 Scouts who fell in a fight with raiders ride out no more in that step', () => {
  const raid = (place: number, scouts: string): Action =>
    ({ verb: 'RAID', args: { province: place, units: [scouts] } }) as Action;
  const scene = inRound(raidsOf, {
    changes: [unit(4, { province: 3 }), gone(9, 10, 11, 13), unit(12, { province: 4 })],
    actions: { 1: [raid(4, 'ALD4')], 2: [raid(2, 'BRA4')] },
    dice: { 'battle.att@4': [1], 'battle.def@4': [6], 'raid@1': [51] },
  });
  expect(ofKind(scene.events, 'raided').map((each) => [each.domain, each.outcome])).toEqual([[1, 'failed']]);
  expect(failed(scene)).toEqual([[2, 0, 'unknown-unit']]);
});

test('DOM-12.17..12.19 DOM-13.22 whoever wins an assault takes possession if they are enough, razes, or has back what was theirs', () => {
  const storm = (then: 'occupy' | 'destroy' | null, dice: ByLabel, ...changes: readonly Change[]) => {
    const scene = inRound(assaultsOf, {
      changes: [...BEFORE_IT, unit(14, { inside: 17 }), ...changes],
      actions: {
        1: [
          {
            verb: 'ASSAULT',
            args: { holding: 17, units: ['ALD1', 'ALD3', 'ALD5'], ...(then !== null && { then }) },
          } as Action,
        ],
      },
      dice,
    });
    return [
      ...failed(scene),
      ...scene.events.flatMap((event) =>
        ['holding-occupied', 'holding-removed'].includes(event.kind) ? [event.kind] : [],
      ),
    ];
  };
  const won = { 'battle.att@4': [1, 4, 4], 'battle.def@4': [6, 6] };
  expect(storm('occupy', won)).toEqual(['holding-occupied']);
  expect(storm('destroy', won)).toEqual(['holding-removed']);
  expect(storm(null, won)).toEqual([]);
  expect(storm('occupy', { 'battle.att@4': [6, 6, 6] })).toEqual([]);
  expect(storm('occupy', won, holding(17, { level: 3 }))).toEqual(['holding-occupied']);
  expect(storm('occupy', won, holding(17, { level: 4 }))).toEqual([]);
  // One fell: two are not enough for three levels.
  expect(storm('occupy', { ...won, 'battle.def@4': [1, 6] }, holding(17, { level: 3 }))).toEqual([]);
  expect(storm('occupy', won, unit(9, { province: 4 }))).toEqual([[1, 0, 'owner-in-the-field']]);
  // Its own again, once nobody else is inside.
  const occupied = [holding(17, { owner: 1, occupiedBy: 2, occupiedSince: 1, level: 1 })];
  for (const then of [null, 'occupy', 'destroy'] as const) {
    const { events } = inRound(assaultsOf, {
      changes: [...BEFORE_IT, ...occupied, unit(14, { inside: 17 })],
      actions: {
        1: [
          { verb: 'ASSAULT', args: { holding: 17, units: ['ALD1', 'ALD3', 'ALD5'], ...(then && { then }) } } as Action,
        ],
      },
      dice: won,
    });
    expect(ofKind(events, 'holding-occupation-ended')).toHaveLength(1);
    expect([...ofKind(events, 'holding-occupied'), ...ofKind(events, 'holding-removed')]).toEqual([]);
  }
});

test('DOM-12.18 assaults go province by province, then by initiative; pillage comes after them', () => {
  const storm = (holdingId: number, ...units: readonly string[]): Action =>
    ({ verb: 'ASSAULT', args: { holding: holdingId, units } }) as Action;
  const scene = inRound(assaultsOf, {
    changes: [
      war(1, 2),
      war(3, 2),
      ...[9, 10, 11, 12, 13].map((id) => unit(id, { province: 10 })),
      unit(14, { inside: 17 }),
      unit(15, { province: 5, inside: 19 }),
      unit(1, { province: 5 }),
      unit(17, { province: 4 }),
    ],
    actions: { 1: [storm(19, 'ALD1'), { verb: 'PILLAGE', args: { province: 5 } } as Action], 3: [storm(17, 'CAR1')] },
    dice: { 'battle.att@4': [6], 'battle.att@5': [1], 'battle.def@5': [6, 6] },
  });
  expect(ofKind(scene.events, 'battle-fought').map((each) => each.province)).toEqual([4, 5]);
  expect(scene.events.at(-1)).toMatchObject({ kind: 'mood-changed', province: 5, mood: 1 });
  expect(ofKind(scene.events, 'pillaged')).toMatchObject([{ by: 1, province: 5, target: 2, gold: 3 }]);
});

test('DOM-13.17 pillage costs two moods, and no more than there are', () => {
  const pillaged = (mood: number) =>
    ofKind(
      inRound(assaultsOf, {
        changes: [...BEFORE_IT, province(4, { mood })],
        actions: { 1: [{ verb: 'PILLAGE', args: { province: 4 } } as Action] },
      }).events,
      'mood-changed',
    ).map((each) => each.mood);
  expect([pillaged(3), pillaged(2), pillaged(1)]).toEqual([[1], [0], [0]]);
});

test('DOM-1.8 free orders are carried out verb by verb, in the order of the rulebook', () => {
  const scene = playingOn();
  carryOutFreely({ ...scene, round: 0 }, [
    { order: { verb: 'SEND_GOLD', args: { gold: 20, domain: 2 } } as never, position: 0 },
    { order: { verb: 'TAX', args: { provinces: [1], rate: 'light' } } as never, position: 1 },
    { order: { verb: 'TAX', args: { provinces: [4], rate: 'light' } } as never, position: 2 },
  ]);
  expect(scene.events.map(({ kind }) => kind)).toEqual(['tax-set', 'order-failed', 'gold-sent']);
  expect(failed(scene)).toEqual([[1, 2, 'not-your-province']]);
  expect(getUnit(scene.state, 1).province).toBe(2);
});
