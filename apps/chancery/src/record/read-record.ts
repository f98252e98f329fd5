import {
  type AnyEvent,
  type AnyOrder,
  type AnyPosition,
  type AnyRuleset,
  type AnyTelling,
  bySeat,
  type DrawRun,
  filesOf,
  hashOf,
  type ListedLine,
  type Manifest,
  type Moment,
  manifestFile,
  type Rulings,
  type Sheet,
  sha256Hex,
  TURNS,
  turnOfName,
  type Unlisted,
} from '@chancery/core';
import * as z from 'zod/mini';
import { EXIT } from '../exit-codes.ts';
import { listing } from '../folder/listing.ts';
import { inFolder } from '../folder/paths.ts';
import { parseJson, readJson, readText, readTextIfAny } from '../folder/read-file.ts';
import { HEX_32, readShape } from '../folder/shape.ts';
import { Stop } from '../stop.ts';
import { MANIFEST_SHAPE } from './manifest-shape.ts';
import { RULINGS_SHAPE } from './rulings-shape.ts';

/** The turns that are out, in order, from 0. Half-written ones have other names and do not count. */
export const turnsOf = (folder: string): readonly number[] =>
  listing(inFolder(folder, TURNS))
    .flatMap((name) => turnOfName(name) ?? [])
    .sort((a, b) => a - b);

export const latestTurn = (folder: string): number => {
  const last = turnsOf(folder).at(-1);
  if (last === undefined) throw new Stop(EXIT.unreadable, `${inFolder(folder, TURNS)} has no turn`);
  return last;
};

export const readManifest = (folder: string, turn: number): Manifest =>
  readShape(inFolder(folder, manifestFile(turn)), MANIFEST_SHAPE) as Manifest;

/** The campaign after a turn. Stops when the state is not the one that the record seals. */
export const readMoment = (folder: string, ruleset: AnyRuleset, turn: number): Moment => {
  const manifest = readManifest(folder, turn);
  const seal = sha256Hex(readText(inFolder(folder, manifestFile(turn))));
  const state = readJson(inFolder(folder, filesOf(turn).state));
  if (hashOf(state) !== manifest.state) {
    throw new Stop(EXIT.unreadable, `${inFolder(folder, filesOf(turn).state)} has been changed`, [
      'It is not the state that the record seals. chancery verify tells more.',
    ]);
  }
  return { turn, position: { setting: readSetting(folder), state: upToDate(ruleset, manifest, state) }, seal };
};

export const readSetting = (folder: string): AnyPosition['setting'] => readJson(inFolder(folder, filesOf(0).setting));

/** A state of an older version of the rules, brought up to this one. */
const upToDate = (ruleset: AnyRuleset, { version }: Manifest, state: unknown): unknown => {
  if (version === ruleset.version) return state;
  if (version < ruleset.version && ruleset.migrate !== undefined) return ruleset.migrate(state, version);
  throw new Stop(
    EXIT.unreadable,
    `the campaign is of version ${version} of ${ruleset.title}, and this program has version ${ruleset.version}`,
  );
};

/** What a turn was made from. `closed` is the closed secret; null when it is not known or there is none. */
export const readInputs = (folder: string, turn: number, closed: string | null): Unlisted => {
  const files = filesOf(turn);
  const sheetNames = listing(inFolder(folder, files.sheets));
  return {
    turn,
    secrets: { turn: readText(inFolder(folder, files.secret)).trimEnd(), closed },
    sheets: bySeat(
      sheetNames.map((name) => readShape(inFolder(folder, `${files.sheets}/${name}`), SHEET) as unknown as Sheet),
    ),
    acts: readShape(inFolder(folder, files.acts), z.array(ORDER)) as readonly AnyOrder[],
    rulings: readShape(inFolder(folder, files.rulings), RULINGS_SHAPE) as Rulings,
  };
};

/** The salts of the list of a turn; null where there is no list, as in turns of format 1. */
export const readSalts = (folder: string, turn: number): readonly string[] | null => {
  const path = inFolder(folder, filesOf(turn).salts);
  return readTextIfAny(path) === null ? null : readShape(path, z.array(HEX_32));
};

/** The list of a turn that has one, and of a turn that was run again the list by which it was run first. */
export const readList = (
  folder: string,
  turn: number,
): { readonly lines: readonly ListedLine[]; readonly first?: readonly ListedLine[] } =>
  readShape(inFolder(folder, filesOf(turn).lines), LIST) as ReturnType<typeof readList>;

/** The dice of a turn as they were noted. */
export const readDiceLog = (folder: string, turn: number): readonly DrawRun[] =>
  readJsonLines(folder, filesOf(turn).dice) as readonly DrawRun[];

export const readTellings = (folder: string, turn: number): readonly AnyTelling[] => {
  if (turn === 0) return [];
  return readJsonLines(folder, filesOf(turn).tellings) as readonly AnyTelling[];
};

export const readEvents = (folder: string, turn: number): readonly AnyEvent[] => {
  if (turn === 0) return [];
  return readJsonLines(folder, filesOf(turn).events) as readonly AnyEvent[];
};

const readJsonLines = (folder: string, file: string): readonly unknown[] => {
  const path = inFolder(folder, file);
  return readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseJson(path, line));
};

const ORDER = z.looseObject({ verb: z.string(), args: z.record(z.string(), z.json()) });
const STRUCK = z.strictObject({
  verb: z.string(),
  hash: HEX_32,
  reason: z.string(),
  changed: z.optional(z.literal(true)),
});
const SHEET = z.strictObject({
  seat: z.string(),
  orders: z.array(ORDER),
  excused: z.optional(z.literal(true)),
  struck: z.optional(z.array(STRUCK)),
});
const LINES = z.array(z.strictObject({ seat: z.nullable(z.string()), hash: HEX_32 }));
const LIST = z.looseObject({ lines: LINES, first: z.optional(LINES) });
