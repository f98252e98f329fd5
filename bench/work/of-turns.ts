/** Rows of a turn of Europe that is full of armies: each part of it alone, and the whole. */
import { join } from 'node:path';
import { type Engine, engineOf, type Field, fieldOf } from './field.ts';
import { adjudicate, readSheets, wholeTurn, writeField, writeReports } from './turn.ts';
import { inNewFolder, reckoned, timed, type Work } from './work.ts';

const AS_IT_IS = 1;
const FOURFOLD = 4;
/** Microseconds in a millisecond. */
const MICRO = 1000;

export const reading: Work = {
  async prepare(house) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, AS_IT_IS);
    return {
      does: figuresOf(field),
      once: () => {
        const time = reckoned(() => readSheets(engine, field));
        return { reading: time, 'reading-line': (time / field.lines) * MICRO };
      },
    };
  },
};

const adjudicating = (row: string, times: number): Work => ({
  async prepare(house) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, times);
    const sheets = readSheets(engine, field);
    const once = () => adjudicate(engine, field.position, sheets);
    return {
      does: `${figuresOf(field)}, ${outcomeOf(engine, once())}`,
      once: () => {
        const time = reckoned(once);
        return { [row]: time, [`${row}-line`]: (time / field.lines) * MICRO };
      },
    };
  },
});

export const adjudication = adjudicating('adjudication', AS_IT_IS);
export const fourfoldAdjudication = adjudicating('adjudication-4', FOURFOLD);

export const reports: Work = {
  async prepare(house) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, AS_IT_IS);
    const told = { ...field.position, ...adjudicate(engine, field.position, readSheets(engine, field)) };
    const modules = await house.reports();
    let seats = 0;
    let bytes = 0;
    writeReports(engine, modules, told, (_, text, page) => {
      seats += 1;
      bytes += text.length + page.length;
    });
    return {
      does: `${seats} seats, ${Math.round(bytes / 1000)} kB`,
      once: () => ({ reports: reckoned(() => writeReports(engine, modules, told, () => {})) }),
    };
  },
};

const whole = (row: string, times: number): Work => ({
  async prepare(house, { folder }) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, times);
    const modules = await house.reports();
    const from = join(folder, 'before');
    writeField(engine, from, field);
    const { setting } = field.position;
    return {
      does: figuresOf(field),
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          [row]: await timed(() => wholeTurn(engine, modules, { from, to, setting })),
        })),
    };
  },
});

export const wholeTurns = whole('whole-turn', AS_IT_IS);
export const fourfoldTurns = whole('whole-turn-4', FOURFOLD);

const figuresOf = ({ armies, lines }: Field): string => `${armies} armies, ${lines} order lines`;

const outcomeOf = ({ core }: Engine, { events, state }: ReturnType<typeof adjudicate>): string =>
  `${events.length} events, state ${core.hashOf(state).slice(0, 8)}`;
