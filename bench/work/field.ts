import type { AnyPosition, AnyRuleset, Sheet } from '@chancery/core';
import type { Core, House } from '../adapters/house.ts';
import { EUROPE } from './europe.ts';

interface ScenarioData {
  readonly scenario: {
    garrisons: { troops: Record<string, number> }[];
    realms: { treasury: number }[];
    options: object;
  };
  readonly world: unknown;
}
interface Troops {
  readonly own: {
    readonly stacks: readonly { readonly type: number; readonly rank: number; readonly count: number }[];
  } | null;
  readonly id: number;
  readonly location: number;
}

/** What reads, adjudicates and tells. */
export interface Engine {
  readonly core: Core;
  readonly ruleset: AnyRuleset;
  readonly house: House;
}

/** The engine of Europe, of a checkout. */
export const engineOf = async (house: House): Promise<Engine> => {
  const [core, ruleset] = await Promise.all([house.core(), house.europe()]);
  return { core, ruleset, house };
};

/** A position full of armies, and the order files for its next turn. */
export interface Field {
  readonly position: AnyPosition;
  readonly files: readonly { readonly seat: string; readonly text: string }[];
  readonly armies: number;
  readonly lines: number;
}

/**
 * Europe 1320 with `times` times its troops, all of them in armies of three or so, neighbours at war, and for each seat an
 * order file of about forty lines in which every army marches and every other one has new ranks, a level, or holds first.
 */
export const fieldOf = async (engine: Engine, times: number): Promise<Field> => {
  const { core, ruleset } = engine;
  const started = await begun(engine, times);
  const drawnUp = turnOf(
    engine,
    started,
    ruleset.seats(started.setting).map(({ seat }) => ({ seat, orders: formingOrders(engine, started, seat, times) })),
  );
  const files = ruleset.seats(drawnUp.setting).map(({ seat }) => {
    const known = { setting: drawnUp.setting, view: ruleset.view(drawnUp, core.viewerOf(seat)) };
    const orders = movingOrders(ruleset, known);
    return { seat, text: orders.map((order) => core.writeLine(ruleset.orders, known, order)).join('\n') };
  });
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const armies = unitsOf(ruleset.view(drawnUp, { kind: 'master' })).filter(({ id }) => kindOf(id) === 'A').length;
  return { position: drawnUp, files, armies, lines };
};

const begun = async ({ core, ruleset }: Engine, times: number): Promise<AnyPosition> => {
  const data = structuredClone(await ruleset.scenarioData(EUROPE)) as ScenarioData;
  for (const { troops } of data.scenario.garrisons)
    for (const key of Object.keys(troops)) troops[key] = (troops[key] ?? 0) * times;
  for (const realm of data.scenario.realms) realm.treasury *= 10 * times;
  const scenario = ruleset.readScenario(data);
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  return ruleset.setup(scenario.value, options.value, core.keyedDice(core.hashOf('bench')));
};

const turnOf = ({ core, ruleset }: Engine, position: AnyPosition, sheets: readonly Sheet[]): AnyPosition => {
  const result = core.resolveTurn(ruleset, { ...position, sheets, dice: core.keyedDice(core.hashOf('bench')) });
  if (!result.ok) throw new Error(result.incident.stack);
  return { setting: position.setting, state: result.turn.state };
};

const KINDS = 'AFG';
const kindOf = (id: number): string => KINDS[Math.floor((id % 100_000) / 10_000)] ?? 'G';
const labelOf = (id: number): string => `${kindOf(id)}${id % 10_000}`;
const realmOf = (id: number): number => Math.floor(id / 100_000);
const unitsOf = (view: unknown): readonly Troops[] => (view as { units: readonly Troops[] }).units;

interface Shown {
  readonly setting: {
    troops: readonly { key: string; class: string }[];
    realms: readonly ({ number: number; code: string } | null)[];
  };
}

const isSoldier = ({ setting }: Shown, type: number): boolean =>
  !['transport', 'warship'].includes(setting.troops[type]?.class ?? '');

/** Every garrison puts all its soldiers into armies of three at most, as many for each of the `times`; every second neighbour is an enemy. */
const formingOrders = (
  { core, ruleset }: Engine,
  position: AnyPosition,
  seat: string,
  times: number,
): Sheet['orders'] => {
  const shown = position as unknown as Shown;
  const me = shown.setting.realms.find((realm) => realm?.code === seat)?.number ?? 0;
  const view = ruleset.view(position, core.viewerOf(seat as never));
  let number = 0;
  const orders: { verb: string; unit?: string; args: Record<string, string | number> }[] = [];
  const enemy = shown.setting.realms[me === 23 ? 1 : me + 1];
  if (enemy && me % 2 === 1) orders.push({ verb: 'DECLARE_WAR', args: { realm: enemy.code } });
  for (const unit of unitsOf(view)) {
    if (realmOf(unit.id) !== me || kindOf(unit.id) !== 'G') continue;
    for (const { type, count } of unit.own?.stacks ?? []) {
      if (!isSoldier(shown, type)) continue;
      const each = Math.min(3, Math.ceil(count / times));
      for (let left = count; left > 0 && number < 99; left -= each) {
        number += 1;
        orders.push({ verb: 'FORM_ARMY', unit: labelOf(unit.id), args: { number } });
        const args = { to: `A${number}`, type: shown.setting.troops[type]?.key ?? '', count: Math.min(each, left) };
        orders.push({ verb: 'TRANSFER', unit: labelOf(unit.id), args });
      }
    }
  }
  return orders;
};

interface KnownShown extends Shown {
  readonly view: {
    readonly realm: number;
    readonly provinces: readonly ({ owner: number; buildList: readonly number[] | null } | null)[];
  };
}

/** A march for each army, over an open border, a level, for some ranks and a hold before; recruits in every city. */
const movingOrders = (
  ruleset: AnyRuleset,
  known: { readonly setting: unknown; readonly view: unknown },
): Sheet['orders'] => {
  const { setting, view } = known as KnownShown;
  const world = ruleset.world(known.setting);
  const near = new Map<number, number[]>();
  const land = new Set(world.areas.filter(({ kind }) => kind === 'land').map(({ number }) => number));
  for (const { a, b, kind } of world.borders) {
    if (kind === 'mountain' || !land.has(a) || !land.has(b)) continue;
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const orders: { verb: string; unit?: string; args: Record<string, unknown> }[] = [];
  for (const { id, location, own } of unitsOf(view)) {
    if (!own || realmOf(id) !== view.realm) continue;
    const unit = labelOf(id);
    if (kindOf(id) === 'A') {
      const [stack] = own.stacks;
      const ways = near.get(location) ?? [];
      const first = ways[id % Math.max(1, ways.length)];
      if (stack && id % 2 === 0)
        orders.push({
          verb: 'RANK',
          unit,
          args: { type: setting.troops[stack.type]?.key, ranks: [0, stack.count, 0, 0, 0] },
        });
      orders.push({ verb: 'RETREAT_LEVEL', unit, args: { value: 1 + (id % 5) } });
      if (id % 3 === 0) orders.push({ verb: 'HOLD', unit, args: {} });
      if (first !== undefined) orders.push({ verb: 'MARCH', unit, args: { location: first } });
    } else if (kindOf(id) === 'G') {
      const list = view.provinces[location]?.buildList ?? [];
      const type = list.find((each) => isSoldier({ setting }, each));
      if (type !== undefined)
        orders.push({ verb: 'RECRUIT', unit, args: { type: setting.troops[type]?.key, count: 2 } });
    }
  }
  return orders as Sheet['orders'];
};
