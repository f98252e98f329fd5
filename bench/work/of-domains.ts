/** Rows of Domains: a month in which everybody is at war, and what bots and menus take in it. */
import { join } from 'node:path';
import type { House } from '../adapters/house.ts';
import type { Field } from './field.ts';
import { engineOf, fieldOf } from './field-of-domains.ts';
import { sentBytes } from './sent-bytes.ts';
import { adjudicate, readSheets, wholeTurn, writeField, writeReports } from './turn.ts';
import { inNewFolder, reckoned, timed, type Work } from './work.ts';

const ONE_ISLE = 1;
/** 48 domains in 240 provinces. */
const FOUR_ISLES = 4;

const figuresOf = ({ armies, lines }: Field, battles: number): string =>
  `${armies} units, ${lines} order lines, ${battles} battles`;

const prepared = async (house: House, isles = ONE_ISLE) => {
  const engine = await engineOf(house);
  const field = await fieldOf(engine, isles);
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
      once: () => ({ 'domains-adjudication': reckoned(() => adjudicate(engine, field.position, sheets)) }),
    };
  },
};

export const domainsReports: Work = {
  async prepare(house) {
    const { engine, field, turn, does } = await prepared(house);
    const [modules, told] = [await house.reports(), { ...field.position, ...turn }];
    return {
      does,
      once: () => ({ 'domains-reports': reckoned(() => writeReports(engine, modules, told, () => {})) }),
    };
  },
};

const wholeMonth = (row: string, isles: number): Work => ({
  async prepare(house, { folder }) {
    const { engine, field, does } = await prepared(house, isles);
    const [modules, from] = [await house.reports(), join(folder, 'before')];
    writeField(engine, from, field);
    const { setting } = field.position;
    return {
      does,
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          [row]: await timed(() => wholeTurn(engine, modules, { from, to, setting })),
        })),
    };
  },
});

export const domainsTurn = wholeMonth('domains-turn', ONE_ISLE);
export const domainsTurn4 = wholeMonth('domains-turn-4', FOUR_ISLES);

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
    return { does, once: (run) => ({ 'domains-bots': reckoned(() => month(`month ${run}`)) }) };
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
        return sum + sentBytes(core, core.choiceTree(ruleset, known, []));
      }, 0);
    return { does, once: () => ({ 'domains-choices': bytes() / seats.length / 1000 }) };
  },
};
