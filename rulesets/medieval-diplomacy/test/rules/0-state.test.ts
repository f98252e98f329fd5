import { describe, expect, test } from 'vitest';
import { readOptions } from '../../src/scenario/options.ts';
import { readScenario } from '../../src/scenario/read.ts';
import { SCENARIO_SCHEMA } from '../../src/scenario/schema.ts';
import { scenarioData } from '../../src/scenarios/library.ts';
import { setup } from '../../src/setup.ts';
import { IND } from '../../src/words.ts';
import { garrison, unit } from '../position.ts';
import { play, settled } from '../turn.ts';

const whole =
  (from: number, to = Number.MAX_SAFE_INTEGER) =>
  (value: unknown) =>
    Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
const flag = (value: unknown) => typeof value === 'boolean';
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const nullOr = (check: Check) => (value: unknown) => value === null || check(value);
const text = (from: number, to: number) => (value: unknown) =>
  typeof value === 'string' && value.length >= from && value.length <= to;
const listOf = (check: Check) => (value: unknown) => Array.isArray(value) && value.every(check);
type Check = (value: unknown) => boolean;

/** Fields whose value is not what the rulebook says, `field = value`. */
const wrong = (thing: object, checks: { readonly [field: string]: Check }): readonly string[] =>
  Object.entries(checks).flatMap(([field, check]) => {
    const value = (thing as { readonly [name: string]: unknown })[field];
    return check(value) ? [] : [`${field} = ${JSON.stringify(value)}`];
  });

const campaign = async (id: string) => {
  const scenario = readScenario(await scenarioData(id));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return setup(scenario.value, options.value);
};
const europe = await campaign('europe-1320');
const { setting, state } = europe;
const realms = state.realms.flatMap((realm) => realm ?? []);
const provinces = state.provinces.flatMap((province) => province ?? []);
const realm = oneOf(IND, ...realms.map(({ number }) => number));
const location = whole(1, setting.places.length - 1);

describe('section 0c: the state of a campaign', () => {
  test('MD-0.1 one map, 23 realms and the independents, who own what is left', () => {
    expect(realms.map(({ number }) => number)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
    expect(new Set(provinces.map(({ owner }) => owner))).toEqual(new Set([...realms.map(({ number }) => number), IND]));
    expect(SCENARIO_SCHEMA).toMatchObject({
      properties: { realms: { items: { properties: { number: { minimum: 1, maximum: 23 } } } } },
    });
  });

  test('MD-0.5 the state and its fields', () => {
    expect(
      wrong(state, { turn: oneOf(1), phase: oneOf(0), outcome: oneOf(null), claims: listOf(() => false) }),
    ).toEqual([]);
    expect(state.units.length).toBeGreaterThan(0);
    const numbers = realms.map(({ number }) => number);
    for (const a of numbers) {
      for (const b of numbers) {
        expect(state.relations[a]?.[b]).toBe(state.relations[b]?.[a]);
        expect(['neutral', 'war', 'alliance']).toContain(state.relations[a]?.[b]);
        if (a !== b) expect([state.accepts[a]?.[b], state.passage[a]?.[b]]).toEqual([true, false]);
      }
    }
    expect(wrong(setting.options, { startYear: oneOf(1320), startSeason: oneOf('Spring') })).toEqual([]);
  });

  test('MD-0.6 every realm', () => {
    const fields = {
      number: whole(1, 23),
      control: oneOf('player', 'computer', 'defeated'),
      status: oneOf('commoner', 'royalty'),
      treasury: whole(0),
      missedInARow: whole(0),
      everSubmitted: flag,
    };
    expect(realms.flatMap((each) => wrong(each, fields))).toEqual([]);
    const fixed = { code: text(3, 3), name: text(1, 80), group: oneOf('Western', 'Central', 'Eastern', 'Muslim') };
    expect(setting.realms.flatMap((each) => (each ? wrong(each, fixed) : []))).toEqual([]);
  });

  test('MD-0.7 every location and border', () => {
    const places = setting.places.flatMap((place) => place ?? []);
    expect(places.map(({ number }) => number)).toEqual(Array.from({ length: places.length }, (_, i) => i + 1));
    expect(places.flatMap((place) => wrong(place, { name: text(1, 80), kind: oneOf('province', 'sea') }))).toEqual([]);
    const kinds = setting.world.borders.map(({ a, b, kind }) => {
      const seas = [a, b].filter((end) => setting.places[end]?.kind === 'sea').length;
      return `${seas} seas: ${kind}`;
    });
    expect([...new Set(kinds)].sort()).toEqual([
      '0 seas: land',
      '0 seas: mountain',
      '0 seas: strait',
      '1 seas: coast',
      '1 seas: reef',
      '2 seas: sea',
    ]);
  });

  test('MD-0.8 every province', () => {
    const fields = {
      owner: realm,
      annexedTo: realm,
      annexLapse: whole(0, 3),
      productionAreas: whole(0, 5),
      harbour: flag,
      fortLevel: whole(0, 12),
      fortDamage: whole(0, 12),
      damage: whole(0, 3),
      permitted: listOf(realm),
      buildList: listOf(whole(0)),
      ownerAtTurnStart: realm,
      changedHands: flag,
      battled: flag,
      pillaged: flag,
      gotFortBuild: flag,
      gotFortRepair: flag,
    };
    expect(provinces.flatMap((each) => wrong(each, fields))).toEqual([]);
    const land = setting.places.flatMap((place) => (place?.kind === 'province' ? [place] : []));
    expect(land.flatMap((place) => wrong(place, { baseRevenue: whole(0, 60), productionSlots: whole(0, 5) }))).toEqual(
      [],
    );
    const overbuilt = provinces.filter(({ number, productionAreas, fortLevel, fortDamage }) => {
      const slots = setting.places[number]?.productionSlots ?? 0;
      return productionAreas > slots || fortDamage > fortLevel;
    });
    expect(overbuilt).toEqual([]);
  });

  test('MD-0.9 every unit', () => {
    const fields = {
      kind: oneOf('A', 'F', 'G'),
      realm,
      name: text(1, 40),
      location,
      loadedOn: nullOr(whole(1)),
      cameFrom: oneOf(null),
      commanders: listOf(whole(1)),
      leader: nullOr(whole(1)),
      retreatLevel: oneOf(5),
      follow: oneOf(null),
      defendFort: oneOf(true),
      marines: oneOf(true),
      mpUsed: oneOf(0),
      boardRealm: oneOf(null),
      landed: oneOf(false),
      holds: oneOf(0),
      extraLoads: oneOf(0),
      extraUnloads: oneOf(0),
      retreatsInPhase: oneOf(0),
      freshSoldiers: oneOf(0),
    };
    expect(state.units.flatMap((each) => wrong(each, fields))).toEqual([]);
    const stacks = state.units.flatMap((each) => each.stacks);
    expect(stacks.flatMap((stack) => wrong(stack, { type: whole(0), rank: whole(1, 5), count: whole(1) }))).toEqual([]);
    const garrisons = state.units.filter(({ kind }) => kind === 'G');
    expect(garrisons.filter(({ number, location: place }) => number !== place)).toEqual([]);
    const numbered = state.units.filter((each) => each.kind !== 'G' && each.realm !== IND);
    expect(numbered.filter(({ number }) => !whole(1, 99)(number))).toEqual([]);
  });

  test('MD-0.10 every commander', () => {
    const { state: after, position } = play(settled({ units: [garrison('Eng', 'Kent', { archers: 1 })] }), {
      orders: { Eng: ['G1 HIRE COMMANDER "Roger Mortimer"'] },
    });
    const rating = whole(1, 50);
    const ratings = { infantry: rating, cavalry: rating, siege: rating, naval: rating };
    const fields = { id: oneOf(1), name: oneOf('Roger Mortimer'), realm: oneOf(1), unit: oneOf(unit('Eng G1')) };
    const improved = listOf(oneOf('infantry', 'cavalry', 'siege', 'naval'));
    expect(after.commanders).toHaveLength(1);
    expect(after.commanders.flatMap((each) => wrong(each, { ...fields, ...ratings, improved }))).toEqual([]);
    expect(play(position).state.commanders).toEqual(after.commanders);
  });
});
