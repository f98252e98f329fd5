/** Rows of PBM Umpire: a turn at war with thirty lines a nation, against Europe in the same process, and four Italies in one. */
import { join } from 'node:path';
import type { AnyPosition, AnyRuleset } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import { type Engine, fieldOf as europeField, engineOf as europeOf, type Field } from './field.ts';
import { adjudicate, readSheets, wholeTurn, writeField, writeReports } from './turn.ts';
import { inNewFolder, reckoned, timed, type Work } from './work.ts';

const SCENARIO = 'italia1449';
/** Of each nation. */
const LINES = 30;
const COPIES = 4;
/** These grow by viewers times provinces. */
const STEP_20 = ['Newsheet', 'Intelligence'];

interface Entry {
  readonly code: string;
  readonly name: string;
}
interface ScenarioData {
  readonly scenario: {
    readonly nations: readonly (Entry & { readonly enemies?: readonly string[] })[];
    readonly provinces: readonly (Entry & { readonly owner: string })[];
    readonly generals: readonly { readonly name: string; readonly nation: string; readonly location: string }[];
    readonly landRoutes: readonly { readonly from: string; readonly to: string }[];
  };
  readonly world: { readonly areas: readonly object[]; readonly routes: readonly { a: number; b: number }[] };
}

const engineOf = async (house: House): Promise<Engine> => {
  const [core, ruleset] = await Promise.all([house.core(), house.umpire()]);
  return { core, ruleset, house };
};

const dataOf = async (ruleset: AnyRuleset): Promise<ScenarioData> =>
  structuredClone((await ruleset.scenarioData(SCENARIO)) as ScenarioData);

/** Everybody is everybody's enemy, and rich, and has six units of every kind wherever it rules. */
const fieldOf = ({ core, ruleset }: Engine, data: ScenarioData): Field => {
  const { scenario } = data;
  const codes = scenario.nations.map(({ code }) => code);
  const atWar = {
    ...data,
    scenario: {
      ...scenario,
      nations: scenario.nations.map((nation) => ({
        ...nation,
        treasury: 900,
        enemies: codes.filter((code) => code !== nation.code),
      })),
      provinces: scenario.provinces.map((province) => ({
        ...province,
        forces: ['FOT', 'HRS'].map((type) => ({ type, count: 6 })),
      })),
    },
  };
  const options = ruleset.readOptions({ file: atWar.scenario, world: data.world } as never, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  const read = { file: atWar.scenario, world: data.world } as never;
  const position = ruleset.setup(read, options.value, core.keyedDice(core.hashOf('bench')));
  const files = codes.map((code) => ({ seat: code, text: ordersOf(atWar.scenario, code).join('\n') }));
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return { position, files, armies: scenario.provinces.length * 12, lines };
};

/** Every general marches into the next province of others with what stands there, every province recruits; then what gold buys. */
const ordersOf = ({ generals, provinces, landRoutes }: ScenarioData['scenario'], own: string): readonly string[] => {
  const mine = new Set(provinces.filter(({ owner }) => owner === own).map(({ code }) => code));
  const foreign = provinces.filter(({ owner }) => owner !== own).map(({ code }) => code);
  const beside = (code: string): string | undefined => {
    const ends = landRoutes.flatMap(({ from, to }) => (from === code ? [to] : to === code ? [from] : []));
    return ends.find((end) => !mine.has(end)) ?? ends[0];
  };
  const marches = generals
    .filter(({ nation, location }) => nation === own && beside(location) !== undefined)
    .map(({ name, location }) => `MOVE ${name} WITH FOT ALL, HRS 2 TO ${beside(location)} ARMY 3M`);
  const recruits = [...mine].flatMap((code) => [`RECRUIT ${code} FOT 2`, `RECRUIT ${code} HRS 1`]);
  const bribes = foreign.map((code) => `BRIBE ${code} 1`);
  return ['TAX 120', ...marches, ...recruits, ...bribes].slice(0, LINES);
};

/** As many Italies side by side, each joined to the next by a road: 192 provinces, 24 nations. */
const copied = ({ scenario, world }: ScenarioData, copies: number): ScenarioData => {
  const { length } = scenario.provinces;
  const codeAt = (number: number): string =>
    [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400)]
      .map((at) => 'BCDFGHJKLMNPQRSTVWXZ'[at])
      .join('');
  const provinceCode = new Map(scenario.provinces.map(({ code }, at) => [code, at]));
  const renamed = (copy: number) => ({
    province: (code: string): string => codeAt(copy * length + (provinceCode.get(code) ?? 0)),
    nation: (code: string): string => (code === 'IND' ? code : `${code.slice(0, 2)}${'WXYZ'[copy]}`),
    general: (name: string): string => `${name}${'abcd'[copy]}`,
  });
  const all = Array.from({ length: copies }, (_, copy) => renamed(copy));
  const routes = <Route extends { readonly from: string; readonly to: string }>(list: readonly Route[]): Route[] =>
    all.flatMap(({ province }) =>
      list.map((route) => ({ ...route, from: province(route.from), to: province(route.to) })),
    );
  const inWorld = <Pair extends { readonly a: number; readonly b: number }>(list: readonly Pair[]): Pair[] =>
    all.flatMap((_, copy) => list.map((pair) => ({ ...pair, a: pair.a + copy * length, b: pair.b + copy * length })));
  const { seaRoutes } = scenario as unknown as { readonly seaRoutes: ScenarioData['scenario']['landRoutes'] };
  const large = {
    ...scenario,
    victory: { lastTurn: 99 },
    types: (scenario as unknown as { readonly types: readonly { readonly nations?: object }[] }).types.map(
      ({ nations: _nations, ...type }) => type,
    ),
    nations: all.flatMap(({ nation, province, general }) =>
      scenario.nations.map((each) => ({
        ...each,
        code: nation(each.code),
        name: nation(each.code),
        capital: province((each as unknown as { readonly capital: string }).capital),
        generalNames: (each as unknown as { readonly generalNames: readonly string[] }).generalNames.map(general),
      })),
    ),
    provinces: all.flatMap(({ nation, province }) =>
      scenario.provinces.map((each) => ({
        ...each,
        code: province(each.code),
        name: province(each.code),
        owner: nation(each.owner),
        spies: [],
      })),
    ),
    generals: all.flatMap(({ nation, province, general }) =>
      scenario.generals.map((each) => ({
        ...each,
        name: general(each.name),
        nation: nation(each.nation),
        location: province(each.location),
      })),
    ),
    landRoutes: routes(scenario.landRoutes),
    seaRoutes: routes(seaRoutes),
  };
  return {
    scenario: large,
    world: {
      ...world,
      areas: all.flatMap((_, copy) =>
        world.areas.map((area) => ({
          ...area,
          number: (area as { readonly number: number }).number + copy * length,
          name: large.provinces[(area as { readonly number: number }).number - 1 + copy * length]?.name,
        })),
      ),
      routes: inWorld(world.routes),
      borders: [],
      barred: [],
    } as ScenarioData['world'],
  };
};

const prepared = async (house: House, copies = 1) => {
  const engine = await engineOf(house);
  const data = await dataOf(engine.ruleset);
  const field = fieldOf(engine, copies === 1 ? data : copied(data, copies));
  const sheets = readSheets(engine, field);
  const turn = adjudicate(engine, field.position, sheets);
  const battles = turn.events.filter(({ kind }) => kind === 'battle-fought').length;
  const orders = sheets.reduce((sum, each) => sum + each.orders.length, 0);
  return { engine, field, sheets, turn, does: `${field.lines} order lines, ${orders} read, ${battles} battles` };
};

const europe = async (house: House) => {
  const engine = await europeOf(house);
  const field = await europeField(engine, 1);
  const sheets = readSheets(engine, field);
  return { engine, field, sheets, turn: adjudicate(engine, field.position, sheets) };
};

/** Something done here and in Europe by turns: what it takes, and its share of what Europe takes. */
const beside = (row: string, ours: number, theirs: number): { readonly [row: string]: number } => ({
  [row]: ours,
  [`${row}-share`]: ours / theirs,
});

export const umpireAdjudication: Work = {
  async prepare(house) {
    const [here, there] = [await prepared(house), await europe(house)];
    return {
      does: here.does,
      once: () =>
        beside(
          'umpire-adjudication',
          reckoned(() => adjudicate(here.engine, here.field.position, here.sheets)),
          reckoned(() => adjudicate(there.engine, there.field.position, there.sheets)),
        ),
    };
  },
};

export const umpireReports: Work = {
  async prepare(house) {
    const [here, there, modules] = [await prepared(house), await europe(house), await house.reports()];
    const written = ({ engine, field, turn }: Pick<typeof there, 'engine' | 'field' | 'turn'>): number =>
      reckoned(() => writeReports(engine, modules, { ...field.position, ...turn }, () => {}));
    return { does: here.does, once: () => beside('umpire-reports', written(here), written(there)) };
  },
};

export const umpireTurn: Work = {
  async prepare(house, { folder }) {
    const [here, there, modules] = [await prepared(house), await europe(house), await house.reports()];
    const files = { here: join(folder, 'here'), there: join(folder, 'there') };
    writeField(here.engine, files.here, here.field);
    writeField(there.engine, files.there, there.field);
    const turn = (engine: Engine, from: string, to: string, position: AnyPosition): Promise<number> =>
      timed(() => wholeTurn(engine, modules, { from, to, setting: position.setting }));
    return {
      does: here.does,
      once: async (run) => {
        let [ours, theirs] = [0, 0];
        await inNewFolder(join(folder, `${run}`), async (to) => {
          ours = await turn(here.engine, files.here, to, here.field.position);
          return {};
        });
        await inNewFolder(join(folder, `${run}-there`), async (to) => {
          theirs = await turn(there.engine, files.there, to, there.field.position);
          return {};
        });
        return beside('umpire-turn', ours, theirs);
      },
    };
  },
};

export const umpireGrowth: Work = {
  async prepare(house) {
    const [one, four] = [await prepared(house), await prepared(house, COPIES)];
    const phases = one.engine.ruleset.phases.filter(({ name }) => !STEP_20.includes(name));
    const upTo19 = ({ engine, field, sheets }: Pick<typeof one, 'engine' | 'field' | 'sheets'>): number => {
      const without = { ...engine, ruleset: { ...engine.ruleset, phases } };
      return reckoned(() => adjudicate(without, field.position, sheets));
    };
    return {
      does: four.does,
      once: () => {
        const [small, large] = [upTo19(one), upTo19(four)];
        const whole = reckoned(() => adjudicate(four.engine, four.field.position, four.sheets));
        return { 'umpire-large': whole, 'umpire-growth': large / small };
      },
    };
  },
};

export const umpireBots: Work = {
  async prepare(house) {
    const { engine, field, does } = await prepared(house);
    const { core, ruleset } = engine;
    const seats = ruleset.seats(field.position.setting);
    return {
      does,
      once: (run) => {
        const all = reckoned(() => {
          for (const { seat } of seats) core.botOrders(ruleset, field.position, seat, core.hashOf(`${run} ${seat}`));
        });
        return { 'umpire-bots': all / seats.length };
      },
    };
  },
};

export const umpireChoices: Work = {
  async prepare(house) {
    const { engine, field, does } = await prepared(house);
    const { core, ruleset } = engine;
    const seats = ruleset.seats(field.position.setting);
    const bytes = (): number =>
      seats.reduce((sum, { seat }) => {
        const known = { setting: field.position.setting, view: ruleset.view(field.position, core.viewerOf(seat)) };
        return sum + JSON.stringify(core.choiceTree(ruleset, known, [])).length;
      }, 0);
    return { does, once: () => ({ 'umpire-choices': bytes() / seats.length / 1000 }) };
  },
};
