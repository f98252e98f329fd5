/** Rows of Domains: a month in which everybody is at war with all neighbours, and what bots and menus take in it. */
import { join } from 'node:path';
import type { AnyPosition } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import type { Engine, Field } from './field.ts';
import { adjudicate, readSheets, wholeTurn, writeField, writeReports } from './turn.ts';
import { inNewFolder, timed, type Work } from './work.ts';

const SCENARIO = 'orrany';
/** Units of each domain: 204 in all. */
const UNITS = 17;
const TYPES = ['Infantry', 'Archers', 'Pikemen', 'Cavalry', 'Scouts'] as const;

interface UnitOfState {
  readonly owner: number | null;
}
interface Shown {
  readonly setting: {
    readonly domains: readonly ({ readonly number: number; readonly code: string } | null)[];
    readonly provinces: readonly ({
      readonly number: number;
      readonly name: string;
      readonly borders: readonly number[];
    } | null)[];
  };
  readonly state: {
    readonly provinces: readonly ({ readonly number: number; readonly ruler: number | null } | null)[];
    readonly holdings: readonly { readonly owner: number; readonly province: number }[];
    readonly units: readonly UnitOfState[];
  };
}

const engineOf = async (house: House): Promise<Engine> => {
  const [core, ruleset] = await Promise.all([house.core(), house.domains()]);
  return { core, ruleset, house };
};

/** Orrany with 204 units in the fields, all domains at war with each other, and orders that send every unit three times. */
const fieldOf = async (engine: Engine): Promise<Field> => {
  const { ruleset } = engine;
  const position = await atWar(engine);
  const { setting, state } = position as unknown as Shown;
  const files = ruleset.seats(position.setting).map(({ seat }) => {
    const own = setting.domains.find((each) => each?.code === seat)?.number ?? 0;
    return { seat, text: ordersOf({ setting, state }, own, seat) };
  });
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return { position, files, armies: state.units.length, lines };
};

const atWar = async ({ core, ruleset }: Engine): Promise<AnyPosition> => {
  const scenario = ruleset.readScenario(await ruleset.scenarioData(SCENARIO));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  const position = ruleset.setup(scenario.value, options.value, core.keyedDice(core.hashOf('bench')));
  const { setting, state } = position as unknown as Shown;
  const domains = setting.domains.flatMap((each) => each?.number ?? []);
  const [pattern] = state.units;
  const units = domains.flatMap((owner) => {
    const places = placesOf({ setting, state }, owner);
    return Array.from({ length: UNITS }, (_, at) => ({
      ...pattern,
      owner,
      number: at + 1,
      type: TYPES[at % TYPES.length],
      province: places[at % places.length],
      inside: null,
    }));
  });
  const wars = domains.flatMap((attacker) =>
    domains
      .filter((defender) => defender !== attacker)
      .map((defender) => ({ attacker, defender, declaredTurn: 0, active: true, answer: false, notified: [] })),
  );
  const drawnUp = {
    ...state,
    units: units.map((unit, at) => ({ ...unit, id: at + 1 })),
    wars,
    next: { ...(state as unknown as { readonly next: object }).next, unit: units.length + 1 },
  };
  return { setting: position.setting, state: drawnUp } as unknown as AnyPosition;
};

/** The provinces that a domain rules, or those where its holdings stand. */
const placesOf = ({ state }: Shown, owner: number): readonly number[] => {
  const ruled = state.provinces.flatMap((each) => (each?.ruler === owner ? [each.number] : []));
  return ruled.length > 0
    ? ruled
    : state.holdings.filter((each) => each.owner === owner).map(({ province }) => province);
};

/** In each round an invasion of another neighbour by all who stand beside it, and a stance for every unit. */
const ordersOf = (shown: Shown, own: number, code: string): string => {
  const { setting, state } = shown;
  const places = placesOf(shown, own);
  const unitAt = (at: number): number => places[at % places.length] as number;
  const beside = (from: number, to: number): boolean => setting.provinces[from]?.borders.includes(to) === true;
  const targets = state.provinces
    .flatMap((each) =>
      each !== null && each.ruler !== null && each.ruler !== own && places.some((from) => beside(from, each.number))
        ? [each.number]
        : [],
    )
    .slice(0, 3);
  const marches = targets.flatMap((to, at) =>
    Array.from({ length: UNITS }, (_, unit) => unit)
      .filter((unit) => beside(unitAt(unit), to))
      .map((unit) => {
        const name = setting.provinces[to]?.name;
        return `R${at + 1} INVADE ${name} WITH ${code}${unit + 1} VIA ${name}`;
      }),
  );
  const stances = Array.from({ length: UNITS }, (_, unit) => `STANCE ${code}${unit + 1} RETREAT IF OUTNUMBERED`);
  return [...stances, ...marches].join('\n');
};

const figuresOf = ({ armies, lines }: Field, battles: number): string =>
  `${armies} units, ${lines} order lines, ${battles} battles`;

const prepared = async (house: House) => {
  const engine = await engineOf(house);
  const field = await fieldOf(engine);
  const sheets = readSheets(engine, field);
  const turn = adjudicate(engine, field.position, sheets);
  const battles = turn.events.filter(({ kind }) => kind === 'battle-fought').length;
  return { engine, field, sheets, turn, does: figuresOf(field, battles) };
};

export const domainsAdjudication: Work = {
  async prepare(house) {
    const { engine, field, sheets, does } = await prepared(house);
    return {
      does,
      once: async () => ({ 'domains-adjudication': await timed(() => adjudicate(engine, field.position, sheets)) }),
    };
  },
};

export const domainsReports: Work = {
  async prepare(house) {
    const { engine, field, turn, does } = await prepared(house);
    const [modules, told] = [await house.reports(), { ...field.position, ...turn }];
    return {
      does,
      once: async () => ({ 'domains-reports': await timed(() => writeReports(engine, modules, told, () => {})) }),
    };
  },
};

export const domainsTurn: Work = {
  async prepare(house, { folder }) {
    const { engine, field, does } = await prepared(house);
    const [modules, from] = [await house.reports(), join(folder, 'before')];
    writeField(engine, from, field);
    const { setting } = field.position;
    return {
      does,
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          'domains-turn': await timed(() => wholeTurn(engine, modules, { from, to, setting })),
        })),
    };
  },
};

export const domainsBots: Work = {
  async prepare(house) {
    const { engine, field, does } = await prepared(house);
    const { core, ruleset } = engine;
    const month = (seed: string): unknown => {
      const sheets = ruleset.seats(field.position.setting).map(({ seat }) => ({
        seat,
        orders: core.botOrders(ruleset, field.position, seat, core.hashOf(`${seed} ${seat}`)).orders,
      }));
      return house.simulated(core, ruleset, field.position, { sheets, dice: core.keyedDice(core.hashOf(seed)) });
    };
    return { does, once: async (run) => ({ 'domains-bots': await timed(() => month(`month ${run}`)) }) };
  },
};

export const domainsChoices: Work = {
  async prepare(house) {
    const { engine, field, does } = await prepared(house);
    const { core, ruleset } = engine;
    const seats = ruleset.seats(field.position.setting);
    const bytes = (): number =>
      seats.reduce((sum, { seat }) => {
        const known = { setting: field.position.setting, view: ruleset.view(field.position, core.viewerOf(seat)) };
        return sum + JSON.stringify(core.choiceTree(ruleset, known, [])).length;
      }, 0);
    return { does, once: () => ({ 'domains-choices': bytes() / seats.length / 1000 }) };
  },
};
