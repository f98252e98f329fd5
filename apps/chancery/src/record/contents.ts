import { type AnyOrder, canonicalText, commitTo, type SeatId } from '@chancery/core';
import { CAMPAIGN_FILE, SCENARIO_FILE, seatName, turnFolder } from '../folder/paths.ts';
import type { Contents } from '../folder/write-safely.ts';
import type { AnyPosition, AnyResolvedTurn } from './any.ts';
import type { TurnInputs } from './inputs.ts';

/** The names of the files of a turn's record, from the folder of the campaign. */
export const filesOf = (turn: number) => {
  const folder = turnFolder(turn);
  return {
    secret: `${folder}/secret.txt`,
    acts: `${folder}/acts.json`,
    rulings: `${folder}/rulings.json`,
    sheets: `${folder}/sheets`,
    sheet: (seat: SeatId) => `${folder}/sheets/${seatName(seat)}.json`,
    events: `${folder}/events.jsonl`,
    tellings: `${folder}/tellings.jsonl`,
    dice: `${folder}/dice.jsonl`,
    setting: `${folder}/setting.json`,
    state: `${folder}/state.json`,
    /** The commitment to the secret of the turn to come; absent when the campaign is over. */
    nextCommitment: `${folder}/next-commitment.txt`,
    reports: `${folder}/reports`,
  } as const;
};

/** The record of the beginning. The texts of the campaign and scenario files are given as they are on the disk. */
export const foundingContents = (
  texts: { readonly campaign: string; readonly scenario: string },
  secret: string,
  { setting, state }: AnyPosition,
): Contents => {
  const files = filesOf(0);
  return {
    [CAMPAIGN_FILE]: texts.campaign,
    [SCENARIO_FILE]: texts.scenario,
    [files.secret]: line(secret),
    [files.setting]: json(setting),
    [files.state]: json(state),
  };
};

/** The record of a turn: what it was made from and what came of it. */
export const turnContents = (inputs: TurnInputs, resolved: AnyResolvedTurn): Contents => {
  const files = filesOf(inputs.turn);
  return {
    [files.secret]: line(inputs.secret),
    [files.acts]: json(inputs.acts),
    [files.rulings]: json(inputs.rulings),
    ...Object.fromEntries(inputs.sheets.map(({ seat, orders }) => [files.sheet(seat), sheetText(seat, orders)])),
    [files.events]: jsonLines(resolved.events),
    [files.tellings]: jsonLines(resolved.tellings),
    [files.dice]: jsonLines(resolved.dice),
    [files.state]: json(resolved.state),
  };
};

export const commitmentContents = (turn: number, nextSecret: string): Contents => ({
  [filesOf(turn).nextCommitment]: line(commitTo(nextSecret)),
});

/** Equal data, equal bytes. */
export const json = (value: unknown): string => line(canonicalText(value));

const jsonLines = (values: readonly unknown[]): string => values.map(json).join('');
const sheetText = (seat: SeatId, orders: readonly AnyOrder[]): string => json({ seat, orders });
export const line = (text: string): string => `${text}\n`;
