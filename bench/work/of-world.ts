/** Rows of World 1483: the update of phases 4 and 5, with half the world at war, beside a turn of Europe. */
import { join } from 'node:path';
import type { AnyPosition } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import { beside } from './beside.ts';
import type { Engine, Field } from './field.ts';
import { adjudication, reports, wholeTurns } from './of-turns.ts';
import { sentBytes } from './sent-bytes.ts';
import { adjudicate, readSheets, wholeTurn, writeField, writeReports } from './turn.ts';
import { inNewFolder, reckoned, timed, type Work } from './work.ts';

const SCENARIO = 'world-1483';
/** The last of the players' groups, with which those act that nobody plays. */
const PHASE = 4;
const NPC_PHASE = 5;
const COPIES = 4;

interface Nation {
  readonly number: number;
  readonly code: string;
  readonly phase: number;
  readonly kind: string;
}
interface Unit {
  readonly id: number;
}
interface State {
  stage: string;
  phase: number;
  readonly nations: readonly (Nation | null)[];
  readonly privy: ({ treasury: number } | null)[];
  readonly territories: readonly ({ readonly number: number; readonly owner: number } | null)[];
  units: readonly Unit[];
  wars: readonly object[];
  readonly next: { unit: number; war: number };
}

const engineOf = async (house: House): Promise<Engine> => {
  const [core, ruleset] = await Promise.all([house.core(), house.world()]);
  return { core, ruleset, house };
};

/** Everybody is rich, and each nation that nobody plays is at war with one of the last group; their bots order for those. */
const fieldOf = async ({ core, ruleset }: Engine, copies: number): Promise<Field> => {
  const read = ruleset.readScenario(await ruleset.scenarioData(SCENARIO));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const options = ruleset.readOptions(read.value, { tribesChoose: false });
  if (!options.ok) throw new Error(options.error.join('\n'));
  const begun = ruleset.setup(read.value, options.value, core.keyedDice(core.hashOf('bench')));
  const position = { ...begun, state: atWar(structuredClone(begun.state) as State, copies) } as AnyPosition;
  const state = position.state as State;
  const last = state.nations.filter((nation): nation is Nation => nation?.phase === PHASE);
  const files = ruleset.seats(position.setting).map(({ seat }) => {
    if (!last.some(({ code }) => code === seat)) return { seat, text: '' };
    const known = { setting: position.setting, view: ruleset.view(position, core.viewerOf(seat)) };
    const { orders } = core.botOrders(ruleset, position, seat, core.hashOf(seat));
    return { seat, text: core.writeSheet(ruleset, known, orders).join('\n') };
  });
  const lines = files.reduce((sum, { text }) => sum + (text === '' ? 0 : text.split('\n').length), 0);
  return { position, files, armies: state.units.length, lines };
};

const atWar = (state: State, copies: number): State => {
  const nations = state.nations.filter((nation): nation is Nation => nation !== null);
  const last = nations.filter(({ phase }) => phase === PHASE);
  const lands = (of: number): readonly number[] =>
    state.territories.flatMap((land) => (land?.owner === of ? [land.number] : []));
  const wars = nations
    .filter(({ phase }) => phase === NPC_PHASE)
    .map(({ number }, at) => {
      const enemy = last[at % last.length]?.number ?? 0;
      const began = { turn: 1, phase: 1, battles: 0, ally: null, financed: false, kind: 'defensive' };
      const sides = { attacker: enemy, defender: number, attackerHad: lands(enemy), defenderHad: lands(number) };
      return { id: at + 1, ...sides, ...began };
    });
  const units = Array.from({ length: copies }, (_, copy) =>
    state.units.map((unit) => ({ ...unit, id: unit.id + copy * state.next.unit })),
  ).flat();
  for (const privy of state.privy) if (privy !== null) privy.treasury = 200;
  const next = { ...state.next, unit: state.next.unit * copies, war: wars.length + 1 };
  return { ...state, stage: 'phases', phase: PHASE, wars, units, next };
};

const prepared = async (house: House, copies = 1) => {
  const engine = await engineOf(house);
  const field = await fieldOf(engine, copies);
  const sheets = readSheets(engine, field);
  const turn = adjudicate(engine, field.position, sheets);
  const battles = turn.events.filter(({ kind }) => kind === 'battle-fought').length;
  return { engine, field, sheets, turn, does: `${field.armies} units, ${field.lines} lines, ${battles} battles` };
};

const worldAdjudication: Work = {
  async prepare(house) {
    const { engine, field, sheets, does } = await prepared(house);
    return { does, once: () => ({ 'world-adjudication': reckoned(() => adjudicate(engine, field.position, sheets)) }) };
  },
};

const worldReports: Work = {
  async prepare(house) {
    const { engine, field, turn, does } = await prepared(house);
    const modules = await house.reports();
    return {
      does,
      once: () => {
        // Readers of a turn share what is reckoned of its state; no turn finds it done.
        const told = { ...field.position, ...turn, state: { ...(turn.state as State) } };
        return { 'world-reports': reckoned(() => writeReports(engine, modules, told, () => {})) };
      },
    };
  },
};

const worldTurn: Work = {
  async prepare(house, { folder }) {
    const { engine, field, does } = await prepared(house);
    const [modules, from] = [await house.reports(), join(folder, 'before')];
    writeField(engine, from, field);
    const { setting } = field.position;
    return {
      does,
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          'world-turn': await timed(() => wholeTurn(engine, modules, { from, to, setting })),
        })),
    };
  },
};

const worldGrowth: Work = {
  async prepare(house) {
    const [one, four] = [await prepared(house), await prepared(house, COPIES)];
    const taken = ({ engine, field, sheets }: typeof one): number =>
      reckoned(() => adjudicate(engine, field.position, sheets));
    return {
      does: four.does,
      once: () => {
        const [small, large] = [taken(one), taken(four)];
        return { 'world-large': large, 'world-growth': large / small };
      },
    };
  },
};

const worldChoices: Work = {
  async prepare(house) {
    const { engine, field, does } = await prepared(house);
    const { core, ruleset } = engine;
    const sent = (): number =>
      Math.max(
        ...ruleset.seats(field.position.setting).map(({ seat }) => {
          const known = { setting: field.position.setting, view: ruleset.view(field.position, core.viewerOf(seat)) };
          return sentBytes(core, core.choiceTree(ruleset, known, []));
        }),
      );
    return { does, once: () => ({ 'world-choices': sent() / 1000 }) };
  },
};

/** Each beside what Europe takes. */
export const OF_WORLD = {
  'world-turn': beside('world-turn', worldTurn, [wholeTurns, 'whole-turn']),
  'world-adjudication': beside('world-adjudication', worldAdjudication, [adjudication, 'adjudication']),
  'world-reports': beside('world-reports', worldReports, [reports, 'reports']),
  'world-growth': worldGrowth,
  'world-choices': worldChoices,
} as const satisfies { readonly [name: string]: Work };
