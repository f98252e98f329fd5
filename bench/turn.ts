import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canonicalText,
  hashOf,
  keyedDice,
  readSheetText,
  resolveTurn,
  type SeatId,
  seatId,
  toldTo,
  viewerOf,
} from '@chancery/core';
import { medievalDiplomacy as ruleset } from '@chancery/medieval-diplomacy';
import { buildReport, toPage, toText } from '@chancery/reports';
import type { Field } from './field.ts';

type Resolved = Extract<ReturnType<typeof resolveTurn>, { ok: true }>['turn'];

/** The sheets as the order files have them. */
export const readSheets = (field: Field) =>
  field.files.map(({ seat, text }) => {
    const known = { setting: field.position.setting, view: ruleset.view(field.position, viewerOf(seatId(seat))) };
    return { seat: seatId(seat), orders: readSheetText(ruleset, known, text, { depth: 'faults' }).orders };
  });

export const adjudicate = (field: Field, sheets: ReturnType<typeof readSheets>): Resolved => {
  const result = resolveTurn(ruleset, { ...field.position, sheets, dice: keyedDice(hashOf('bench')) });
  if (!result.ok) throw new Error(result.incident.stack);
  return result.turn;
};

/** Both forms of every seat's report; returns the bytes. */
export const writeReports = (
  field: Field,
  turn: Resolved,
  keep: (seat: SeatId, text: string, page: string) => void,
): number => {
  const position = { setting: field.position.setting, state: turn.state };
  let bytes = 0;
  for (const { seat } of ruleset.seats(position.setting)) {
    const known = { setting: position.setting, view: ruleset.view(position, viewerOf(seat)) };
    const report = buildReport(ruleset, known, toldTo(turn.tellings, seat), { seat });
    const text = toText(report);
    const page = toPage(report);
    bytes += text.length + page.length;
    keep(seat, text, page);
  }
  return bytes;
};

/** A whole turn as one process does it, from files to files: load, read orders, adjudicate, save, write reports. */
export const wholeTurn = (field: Field): { once(): Promise<unknown>; end(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
  const state = join(folder, 'state.json');
  writeFileSync(state, canonicalText(field.position.state));
  for (const { seat, text } of field.files) writeFileSync(join(folder, `${seat}.txt`), text);
  return {
    once: () => {
      const position = { setting: field.position.setting, state: JSON.parse(readFileSync(state, 'utf8')) as unknown };
      const files = field.files.map(({ seat }) => ({ seat, text: readFileSync(join(folder, `${seat}.txt`), 'utf8') }));
      const loaded = { ...field, position, files };
      const turn = adjudicate(loaded, readSheets(loaded));
      const writing = [
        writeFile(join(folder, 'next.json'), canonicalText(turn.state)),
        writeFile(join(folder, 'events.json'), JSON.stringify(turn.events)),
        writeFile(join(folder, 'tellings.json'), JSON.stringify(turn.tellings)),
      ];
      writeReports(loaded, turn, (seat, text, page) => {
        writing.push(writeFile(join(folder, `${seat}.report.txt`), text));
        writing.push(writeFile(join(folder, `${seat}.report.html`), page));
      });
      return Promise.all(writing);
    },
    end: () => rmSync(folder, { recursive: true }),
  };
};
