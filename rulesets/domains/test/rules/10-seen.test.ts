import { expect, test } from 'vitest';
import { readPapers, scoutAround, seeBattlefield, seeEntry, seeProvince } from '../../src/consequences/knowledge.ts';
import type { Force } from '../../src/events/knowledge.ts';
import { unitsInField } from '../../src/rules/find.ts';
import type { Round } from '../../src/words.ts';
import { type Change, domain, type Given, holding, permitted, playingOn, route, unit, war } from '../conditions.ts';

/** What a domain learns of others at one moment: whom it sees, where, and how well. */

const gone =
  (...ids: readonly number[]): Change =>
  (state) => ({ ...state, units: state.units.filter(({ id }) => !ids.includes(id)) });

/** `BRA 2 Infantry 1 Archers` where types are known, `BRA 3` where they are not. */
const forceText = ({ owner, figures }: Force): string =>
  [owner, ...figures.flatMap(({ kind, said }) => (kind === null ? [said] : [said, kind]))].join(' ');

const seenIn = ({ events }: ReturnType<typeof playingOn>): readonly unknown[] =>
  events.flatMap((event) =>
    event.kind === 'sighted' || event.kind === 'field-seen'
      ? [[event.seer, event.province, ...event.forces.map(forceText)]]
      : [],
  );

const atTarn: Given = { changes: [unit(35, { province: 11, inside: null }), unit(12, { type: 'Archers' })] };
/** What the Scouts of all domains see where they stand at the beginning. */
const AT_FIRST = [
  [1, 3, 'natives 2'],
  [2, 3, 'natives 2'],
  [3, 18, 'natives 1'],
  [4, 18, 'natives 1'],
  [5, 3, 'natives 2'],
  [5, 7, 'ALD 1'],
  [5, 9, 'BRA 1'],
  [6, 12, 'CAR 1'],
  [6, 14, 'DOR 1'],
  [6, 18, 'natives 1'],
];

test('DOM-10.1 DOM-10.2 at the end of a round Scouts spot the points of others in fields beside theirs, and not inside', () => {
  const scene = playingOn();
  scoutAround(scene, 1);
  expect(seenIn(scene)).toEqual(AT_FIRST);
  expect(scene.events[0]).toMatchObject({ kind: 'field-seen', rule: 'DOM-10.1', by: 'scouts', round: 1 });

  const far = playingOn({ changes: [unit(4, { province: 9 }), unit(12, { type: 'Archers' })] });
  scoutAround(far, 1);
  expect(seenIn(far).filter((line) => [1, 2].includes((line as number[])[0] as number))).toEqual([
    [1, 3, 'natives 2'],
    [1, 4, 'BRA 5'],
    [1, 9, 'BRA 1'],
    [1, 14, 'DOR 1'],
  ]);
  const both = playingOn({ ...atTarn, changes: [...(atTarn.changes ?? []), unit(5, { province: 6 })] });
  scoutAround(both, 1);
  expect(seenIn(both).filter((line) => (line as number[])[0] === 5)).toEqual([
    [5, 6, 'ALD 1'],
    [5, 12, 'CAR 1'],
  ]);
  const eliminated = playingOn({ changes: [domain(2, { controller: 'eliminated' })] });
  scoutAround(eliminated, 1);
  expect(seenIn(eliminated)).toEqual(AT_FIRST.filter(([seer]) => seer !== 2));
});

test('DOM-10.1 what the round has told already is not told again, and nothing of it is left to another round', () => {
  const again = (change: Change, round: Round = 1): readonly unknown[] => {
    const scene = playingOn({ changes: [unit(9, { province: 7 })] });
    scoutAround(scene, 1);
    const later = playingOn({ changes: [() => scene.state, change] });
    scoutAround(later, round);
    return seenIn(later).filter((line) => (line as number[])[0] === 5);
  };
  const field = [5, 7, 'ALD 1', 'BRA 1'];
  const all = [[5, 3, 'natives 2'], field, [5, 9, 'BRA 1']];
  expect(again((state) => state)).toEqual([]);
  expect(again((state) => state, 2)).toEqual(all);
  expect(again((state) => ({ ...state, turn: 2 }))).toEqual(all);
  // Another domain's units, more of them, or none.
  expect(again(unit(9, { owner: 3 }))).toEqual([[5, 7, 'ALD 1', 'CAR 1']]);
  expect(again(unit(17, { province: 7 }))).toEqual([[5, 7, 'ALD 1', 'BRA 1', 'CAR 1']]);
  expect(again(gone(39, 40))).toEqual([[5, 3]]);
});

test('DOM-7.16 DOM-7.17 the ruler spots who enters, and where they have a unit or a holding both sides know each other', () => {
  const entering = (given: Given, province = 10): ReturnType<typeof playingOn> => {
    const scene = playingOn(given);
    seeEntry(scene, { province, by: 1, round: 1 });
    return scene;
  };
  const two = [unit(1, { province: 10 }), unit(3, { province: 10 })];
  const unwatched = [...two, holding(16, { owner: 5 })];
  const spotted = entering({ changes: unwatched });
  expect(seenIn(spotted)).toEqual([[2, 10, 'ALD 2']]);
  expect(spotted.events[0]).toMatchObject({ kind: 'sighted', rule: 'DOM-7.16', by: 'entry' });

  const byHolding = entering({ changes: two });
  expect(seenIn(byHolding)).toEqual([[2, 10, 'ALD 1 Infantry 1 Archers']]);
  expect(byHolding.events[0]).toMatchObject({ rule: 'DOM-7.17' });

  expect(seenIn(entering({ changes: [...unwatched, unit(9, { province: 10 }), unit(17, { province: 10 })] }))).toEqual([
    [2, 10, 'ALD 1 Infantry 1 Archers'],
    [1, 10, 'BRA 1 Infantry'],
  ]);
  // Nobody in the field, one's own land, and land of nobody.
  expect(seenIn(entering({}))).toEqual([]);
  expect(seenIn(entering({}, 2))).toEqual([]);
  expect(seenIn(entering({ changes: [unit(1, { province: 8 })] }, 8))).toEqual([]);
});

test('DOM-9.4 a spy sees the province, its holdings, every unit of others in it, its bridges and its routes', () => {
  const spying = (province: number, changes: readonly Change[] = []) => {
    const scene = playingOn({ changes });
    seeProvince(scene, province);
    return scene;
  };
  const brantholm = spying(4, [unit(1, { province: 4 }), route(17, 31), route(7, 18), route(29, 43)]);
  expect(brantholm.events[0]).toMatchObject({
    kind: 'spied',
    troops: [
      { owner: 2, type: 'Infantry', count: 2, inside: null },
      { owner: 2, type: 'Archers', count: 1, inside: null },
      { owner: 2, type: 'Scouts', count: 1, inside: null },
      { owner: 2, type: 'Artillerists', count: 1, inside: null },
      { owner: 2, type: 'Infantry', count: 1, inside: 13 },
      { owner: 2, type: 'Pikemen', count: 1, inside: 13 },
    ],
    bridges: [],
    routes: [
      { first: 17, second: 31 },
      { first: 7, second: 18 },
    ],
  });
  expect(seenIn(brantholm)).toEqual([[1, 4, 'BRA 1 Scouts 3 Infantry 1 Pikemen 1 Archers 1 Artillerists']]);
  const bridgesOf = (province: number) => {
    const [event] = spying(province).events;
    return event?.kind === 'spied' ? event.bridges : null;
  };
  expect([bridgesOf(8), bridgesOf(13), bridgesOf(9)]).toEqual([[13], [8], []]);
});

test('DOM-9.18 papers tell treasury, treaties, open wars, permissions and persons of their owner alone', () => {
  const scene = playingOn({
    changes: [
      war(2, 3),
      war(4, 2),
      war(2, 5, { active: false }),
      war(3, 4),
      war(5, 6),
      permitted(2, 6, 'passage'),
      permitted(3, 4, 'passage'),
      (state) => ({ ...state, treaties: [{ a: 2, b: 1, since: 1 }] }),
    ],
  });
  readPapers(scene, 2);
  expect(scene.events).toMatchObject([
    { kind: 'papers-read', seer: 1, of: 2, treasury: 20, allies: [1], enemies: [3, 4], permitted: [6] },
  ]);
});

test('DOM-15.5 those who fought know what is left of each other in the field', () => {
  const scene = playingOn({ changes: [unit(9, { province: 3 }), unit(1, { province: 3 }), unit(17, { province: 3 })] });
  const fought = unitsInField(scene.state, 3).filter(({ owner }) => owner !== 3);
  seeBattlefield(scene, { province: 3, fought });
  expect(seenIn(scene)).toEqual([
    [1, 3, 'BRA 1 Infantry', 'natives 2 Irregulars'],
    [2, 3, 'ALD 1 Infantry', 'natives 2 Irregulars'],
  ]);
  const alone = playingOn({ changes: [gone(39, 40), unit(1, { province: 3 })] });
  seeBattlefield(alone, { province: 3, fought: [...unitsInField(alone.state, 3), ...fought.slice(-1)] });
  expect(seenIn(alone).filter((line) => (line as number[])[0] === 1)).toEqual([]);
});
