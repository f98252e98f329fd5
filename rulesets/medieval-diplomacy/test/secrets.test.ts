import { canonicalText, PUBLIC } from '@chancery/core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Commander, Province, Realm, State, Unit } from '../src/state.ts';
import type { MdPosition } from '../src/types.ts';
import { view } from '../src/view.ts';
import { randomCampaign } from './random-campaign.ts';
import { secretPositions } from './secrets/secret-changes.ts';

/**
 * Every field of the state, and whether it is shown to all. It does not compile while one is missing, so nobody can add a
 * field and forget to say who may know it. `name` fields are how things are found, and change nothing by themselves.
 */
type Exposure<Entity> = { readonly [Field in keyof Entity]: 'shown' | 'hidden' | 'name' };

const REALM: Exposure<Realm> = {
  number: 'shown',
  control: 'shown',
  status: 'hidden',
  treasury: 'hidden',
  missedInARow: 'hidden',
  everSubmitted: 'hidden',
};

const PROVINCE: Exposure<Province> = {
  number: 'shown',
  owner: 'shown',
  annexedTo: 'shown',
  annexLapse: 'hidden',
  productionAreas: 'shown',
  harbour: 'shown',
  fortLevel: 'shown',
  fortDamage: 'shown',
  damage: 'shown',
  buildList: 'hidden',
  permitted: 'hidden',
  ownedBy: 'hidden',
  ownerAtTurnStart: 'hidden',
  mismatchAtTurnStart: 'hidden',
  changedHands: 'hidden',
  battled: 'hidden',
  pillaged: 'hidden',
  gotFortBuild: 'hidden',
  gotFortRepair: 'hidden',
  annexedThisTurn: 'hidden',
};

const UNIT: Exposure<Unit> = {
  id: 'shown',
  kind: 'name',
  realm: 'name',
  number: 'name',
  name: 'shown',
  location: 'shown',
  loadedOn: 'shown',
  cameFrom: 'hidden',
  stacks: 'hidden',
  commanders: 'name',
  leader: 'hidden',
  retreatLevel: 'hidden',
  follow: 'hidden',
  defendFort: 'hidden',
  marines: 'hidden',
  mpUsed: 'hidden',
  boardRealm: 'hidden',
  landed: 'hidden',
  retreated: 'hidden',
  unloaded: 'hidden',
  holds: 'hidden',
  extraLoads: 'hidden',
  extraUnloads: 'hidden',
  retreatsInPhase: 'hidden',
  freshSoldiers: 'hidden',
};

const COMMANDER: Exposure<Commander> = {
  id: 'name',
  name: 'hidden',
  realm: 'name',
  unit: 'name',
  infantry: 'hidden',
  cavalry: 'hidden',
  siege: 'hidden',
  naval: 'hidden',
  improved: 'hidden',
};

const LISTS = { realms: REALM, provinces: PROVINCE, units: UNIT, commanders: COMMANDER } as const;
type ListName = keyof typeof LISTS;

/** `units.follow`, and so on. */
const fieldsThatAre = (exposure: 'shown' | 'hidden'): readonly (readonly [ListName, string])[] =>
  (Object.entries(LISTS) as [ListName, Exposure<object>][]).flatMap(([list, fields]) =>
    Object.entries(fields).flatMap(([field, how]) => (how === exposure ? [[list, field] as const] : [])),
  );

let position: MdPosition;

/** The first moment of the random campaigns at which there is a commander in a unit. */
beforeAll(async () => {
  for (let number = 1; number <= 20; number += 1) {
    for (const { after } of await randomCampaign(number, 10)) {
      position = after;
      if (after.state.commanders.length > 0) return;
    }
  }
});

type Entity = { readonly [field: string]: unknown } | null;
const listOf = (state: State, list: ListName): readonly Entity[] =>
  state[list] as readonly unknown[] as readonly Entity[];

describe('the public sees a field, or it is among the secrets that the shared suite changes', () => {
  test.each(fieldsThatAre('hidden'))('%s: %s is changed', (list, field) => {
    const before = listOf(position.state, list);
    const changed = secretPositions(position, null).filter(({ state }) =>
      listOf(state, list).some(
        (entity, i) => canonicalText(entity?.[field] ?? null) !== canonicalText(before[i]?.[field] ?? null),
      ),
    );
    expect(changed.length).toBeGreaterThan(0);
  });

  test.each(fieldsThatAre('shown'))('%s: %s is seen', (list, field) => {
    const changed = listOf(position.state, list).map(
      (entity) => entity && { ...entity, [field]: otherThan(entity[field]) },
    );
    const state = { ...position.state, [list]: changed };
    expect(canonicalText(view({ ...position, state }, PUBLIC))).not.toBe(canonicalText(view(position, PUBLIC)));
  });
});

const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 1 : `${value} no more`;
};
