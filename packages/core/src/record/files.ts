import type { SeatId } from '../ids.ts';

/** What the files of a record hold, by path from the folder of the campaign, `/` between the parts. */
export type Contents = { readonly [path: string]: string | Uint8Array };

/**
 * The names of all that belongs to the record of a campaign, from its folder:
 *
 *   campaign.json  scenario.json      what the campaign is; never changed
 *   turns/0000/                       the position at the beginning
 *   turns/0007/                       the record of turn 7
 */
export const CAMPAIGN_FILE = 'campaign.json';
export const SCENARIO_FILE = 'scenario.json';
export const TURNS = 'turns';

/** Beside the turns of a record that a server gives: the campaign is over, and which turn was its last, whoever ended it. */
export const ENDED_FILE = 'ended.json';

/** Four digits so that listings are in order; a campaign of more turns than that has longer names. */
export const turnName = (turn: number): string => String(turn).padStart(4, '0');

export const turnFolder = (turn: number): string => `${TURNS}/${turnName(turn)}`;

/** The turn that a name stands for; null for any other name, such as that of a turn half written. */
export const turnOfName = (name: string): number | null => {
  if (!/^\d{4,9}$/.test(name)) return null;
  const turn = Number(name);
  return turnName(turn) === name ? turn : null;
};

/** A seat's name as the name of a file on any system. */
export const seatName = (seat: SeatId): string => encodeURIComponent(seat).replaceAll('*', '%2A');

/** The names of the files of a turn's record. */
export const filesOf = (turn: number) => {
  const folder = turnFolder(turn);
  return {
    secret: `${folder}/secret.txt`,
    /** The list that was closed before the turn was run, as everybody may see it, and the salts that open its lines. */
    lines: `${folder}/lines.json`,
    salts: `${folder}/salts.json`,
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
    /** The commitment to the closed secret of all turns after this one, and, once the campaign is over, that secret. */
    closedCommitment: `${folder}/closed-commitment.txt`,
    closedSecret: `${folder}/closed-secret.txt`,
    reports: `${folder}/reports`,
  } as const;
};
