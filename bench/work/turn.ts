import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyOrder, AnyPosition, AnyResolvedTurn, SeatId } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import type { Engine, Field } from './field.ts';

type Reports = Awaited<ReturnType<House['reports']>>;
export type ReadSheets = readonly { readonly seat: SeatId; readonly orders: readonly AnyOrder[] }[];
type Told = Pick<AnyResolvedTurn, 'tellings'> & AnyPosition;

/** The sheets as the order files have them. */
export const readSheets = ({ core, ruleset, house }: Engine, field: Pick<Field, 'position' | 'files'>): ReadSheets =>
  field.files.map(({ seat: code, text }) => {
    const seat = core.seatId(code);
    const { setting } = field.position;
    const known = { setting, view: ruleset.view(field.position, core.viewerOf(seat)) };
    return { seat, orders: house.readOrders(core, ruleset, known, text).orders };
  });

export const adjudicate = ({ core, ruleset }: Engine, position: AnyPosition, sheets: ReadSheets): AnyResolvedTurn => {
  const dice = core.keyedDice(core.hashOf('bench'));
  const result = core.resolveTurn(ruleset, { ...position, sheets, dice });
  if (!result.ok) throw new Error(result.incident.stack);
  return result.turn;
};

/** Every seat's report as text and as page. */
export const writeReports = (
  { core, ruleset }: Engine,
  { buildReport, toPage, toText }: Reports,
  { setting, state, tellings }: Told,
  keep: (seat: SeatId, text: string, page: string) => void,
): void => {
  const position = { setting, state };
  for (const { seat } of ruleset.seats(setting)) {
    const known = { setting, view: ruleset.view(position, core.viewerOf(seat)) };
    const report = buildReport(ruleset, known, core.toldTo(tellings, seat), { seat });
    keep(seat, toText(report), toPage(report));
  }
};

/** The state and the order files of a field, as a turn finds them. */
export const writeField = ({ core }: Engine, folder: string, field: Field): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'setting.json'), core.canonicalText(field.position.setting));
  writeFileSync(join(folder, 'state.json'), core.canonicalText(field.position.state));
  for (const { seat, text } of field.files) writeFileSync(join(folder, `${seat}.txt`), text);
};

/** What a turn has left: the state after it and what was told. */
export const writeTold = ({ core }: Engine, folder: string, { state, tellings }: AnyResolvedTurn): void => {
  writeFileSync(join(folder, 'state.json'), core.canonicalText(state));
  writeFileSync(join(folder, 'tellings.json'), JSON.stringify(tellings));
};

/**
 * A whole turn from files to files: state and orders are read, the turn is adjudicated, state, events, tellings and the
 * reports of every seat are written into a folder that is new, so that no file is overwritten.
 */
export const wholeTurn = async (
  engine: Engine,
  reports: Reports,
  { from, to, setting }: { readonly from: string; readonly to: string; readonly setting: unknown },
): Promise<void> => {
  const { core, ruleset } = engine;
  mkdirSync(to);
  const position = { setting, state: JSON.parse(readFileSync(join(from, 'state.json'), 'utf8')) };
  const files = ruleset.seats(setting).map(({ seat }) => ({
    seat,
    text: readFileSync(join(from, `${seat}.txt`), 'utf8'),
  }));
  const turn = adjudicate(engine, position, readSheets(engine, { position, files }));
  const writing = [
    writeFile(join(to, 'state.json'), core.canonicalText(turn.state)),
    writeFile(join(to, 'events.json'), JSON.stringify(turn.events)),
    writeFile(join(to, 'tellings.json'), JSON.stringify(turn.tellings)),
  ];
  writeReports(engine, reports, { ...turn, setting }, (seat, text, page) => {
    writing.push(writeFile(join(to, `${seat}.report.txt`), text));
    writing.push(writeFile(join(to, `${seat}.report.html`), page));
  });
  await Promise.all(writing);
};
