import { toText } from '@chancery/reports';
import { expect, test } from 'vitest';
import { assaultOn } from '../../src/actions/troops/assault.ts';
import { UNIT_TABLE } from '../../src/data/unit-types.ts';
import {
  domainsOf,
  getProvince,
  holdingsOf,
  provincesRuledBy,
  unitsInField,
  unitsInside,
} from '../../src/rules/find.ts';
import { effLevel, maxTroops, pointsOf } from '../../src/rules/levels.ts';
import { areHostile } from '../../src/rules/war.ts';
import type { Holding } from '../../src/state.ts';
import { HOLDING_KINDS, MOST_LEVEL, UNIT_TYPES } from '../../src/words.ts';
import { monthOf, positionOf, withState } from '../month.ts';
import { tableAfter } from '../rulebook.ts';

const [SKA, STA, TID] = [1, 2, 10] as const;
const { setting, state } = await positionOf();

const holdingOf = (owner: number, province: number): Holding =>
  state.holdings.find((each) => each.owner === owner && each.province === province) as Holding;

test('DOM-0.2 one regent owns provinces, holdings, troops, treasury and people, and one seat plays them', () => {
  for (const { number, treasury, ruler } of domainsOf(state)) {
    expect(holdingsOf(state, number).length).toBeGreaterThan(0);
    expect(state.units.some(({ owner }) => owner === number)).toBe(true);
    expect([treasury, ruler.name.length > 0]).toEqual([20, true]);
  }
});

test('DOM-0.3 a holding in a province need not belong to its ruler', () => {
  const guild = holdingOf(TID, 1);
  expect(getProvince(state, guild.province).ruler).toBe(SKA);
  expect(guild.owner).toBe(TID);
});

test('DOM-0.4 holdings are of three kinds and of levels 0 to 10, and normal where they are not fortified', () => {
  expect(HOLDING_KINDS).toEqual(['law', 'guild', 'temple']);
  expect(MOST_LEVEL).toBe(10);
  expect(assaultOn({ ...state, units: [] }, holdingOf(TID, 1))).toBeNull();
  expect(assaultOn({ ...state, units: [] }, holdingOf(SKA, 1))).toEqual({ walls: true, needsArtillerists: true });
});

test('DOM-0.5, DOM-19.2 foot units count one point, mounted units two', () => {
  const points = UNIT_TYPES.map((type) => [type, pointsOf(UNIT_TABLE, [{ type }])] as const);
  expect(points.filter(([, each]) => each !== 1)).toEqual([
    ['Cavalry', 2],
    ['Knights', 2],
  ]);
});

test('DOM-0.7 every unit stands in a field or inside a holding of its province', () => {
  const placed = state.provinces.flatMap((province) => (province ? unitsInField(state, province.number) : []));
  const inside = state.holdings.flatMap(({ id }) => unitsInside(state, id));
  expect([...placed, ...inside].map(({ id }) => id).sort((one, other) => one - other)).toEqual(
    state.units.map(({ id }) => id),
  );
  for (const unit of inside) {
    expect(state.holdings.find(({ id }) => id === unit.inside)?.province).toBe(unit.province);
  }
});

test('DOM-0.8 two domains are hostile from the month in which their war is active', () => {
  const war = { attacker: SKA, defender: STA, declaredTurn: 1, active: false, answer: false, notified: [STA] };
  expect(areHostile({ wars: [war] }, SKA, STA)).toBe(false);
  expect(areHostile({ wars: [{ ...war, active: true }] }, STA, SKA)).toBe(true);
});

test('DOM-0.10, DOM-19.14 the report counts ten garrison men a level, and no unit and no upkeep comes of them', async () => {
  const month = monthOf(await positionOf());
  expect(toText(month.reportOf('SKA'))).toMatch(/Garrison\nSkarrowhead +law holding +5 +50 men\n/);
  expect(month.after.state.units.filter(({ owner }) => owner === SKA)).toHaveLength(10);
  expect(month.events.find((event) => event.kind === 'maintenance-paid' && event.domain === SKA)).toMatchObject({
    upkeep: 11,
  });
});

test('DOM-0.21 the level in use is what a siege has left, and what others occupy carries no troops', () => {
  const law = holdingOf(SKA, 1);
  expect([effLevel(law), effLevel({ ...law, siegeLevel: 2 }), effLevel({ ...law, siegeLevel: 0 })]).toEqual([5, 2, 0]);
  const most = maxTroops(state, SKA);
  const occupied = state.holdings.map((each) => (each.id === law.id ? { ...each, occupiedBy: STA } : each));
  expect(maxTroops({ holdings: occupied }, SKA)).toBe(most - law.level);
});

test('DOM-2.8 unruled provinces have a level and a mood, and no domain taxes them', async () => {
  const position = await positionOf();
  const free = position.state.provinces.filter((province) => province?.ruler === null);
  expect(free.map((province) => [province?.number, province?.level])).toEqual([
    [3, 1],
    [57, 2],
    [59, 2],
    [60, 1],
  ]);
  const taxed = monthOf(position).events.flatMap((event) =>
    event.kind === 'income-received' ? event.provinces.map(({ province }) => province) : [],
  );
  expect(taxed).toHaveLength(56);
  expect(taxed.filter((number) => free.some((province) => province?.number === number))).toEqual([]);
});

test('DOM-3.2 holdings that a calling collects nothing from still carry troops and count as points', async () => {
  const position = await positionOf();
  const gifted = withState(position, ({ holdings }) => ({
    holdings: holdings.map((each) => (each.id === holdingOf(TID, 1).id ? { ...each, owner: 11 } : each)),
  }));
  const incomes = [position, gifted].map((from) =>
    monthOf(from).events.flatMap((event) =>
      event.kind === 'income-received' && event.domain === 11 ? event.total : [],
    ),
  );
  expect(incomes).toEqual([[39], [39]]);
  expect(maxTroops(gifted.state, 11) - maxTroops(position.state, 11)).toBe(3);
});

test('DOM-6.1 the units can do and cost what the table says', () => {
  const rows = tableAfter('DOM-6.1').map((row) => {
    const [attack = '', defence = ''] = [row['Attack'], row['Defence']];
    const needs = /L\((\d+)\)/.exec(row['Needs L(n)'] ?? '')?.[1];
    return [
      row['Unit'],
      {
        attack: Number.parseInt(attack, 10),
        defence: Number.parseInt(defence, 10),
        movement: Number(row['Movement']),
        needs: needs === undefined ? null : Number(needs),
        cost: Number(row['Cost']),
        upkeep: Number(row['Upkeep']),
        points: Number(row['Points']),
        ...(row['Mounted'] === 'yes' ? { mounted: true } : {}),
      },
    ];
  });
  expect(Object.fromEntries(rows)).toEqual(UNIT_TABLE);
  expect(setting.units).toEqual(UNIT_TABLE);
});

test('DOM-7.24 nobody knows where the troops of others stand when the campaign begins', () => {
  expect(state.known.flatMap((known) => known?.forces ?? [])).toEqual([]);
  expect(provincesRuledBy(state, SKA)).toHaveLength(7);
});
