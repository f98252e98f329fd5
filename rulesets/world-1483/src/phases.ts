import { cancellations } from './actions/cancellations.ts';
import { fileGifts, giveGifts } from './actions/gifts.ts';
import { filePeace } from './actions/peace.ts';
import { agePromises } from './actions/promises.ts';
import { seatLines } from './actions/seat-lines.ts';
import { carryOutTrades, fileTrades } from './actions/trades.ts';
import { reviewAll } from './consequences/status.ts';
import { mastersActs } from './phases/masters-acts.ts';
import { nationsAct } from './phases/nations.ts';
import { nextPhase } from './phases/next-phase.ts';
import { berbersRaid, nonPlayersAct } from './phases/non-players.ts';
import { tribesSettle } from './phases/settling.ts';
import { sheetsCame } from './phases/sheets.ts';
import type { Step } from './types.ts';

/** The update of a phase (W83-1.8). What may be sent at any time counts from its beginning; trades and gifts are the last of all. */
export const PHASES: readonly Step[] = [
  { name: "Master's acts", rule: 'W83-20.12', run: mastersActs },
  { name: 'Sheets that came', rule: 'W83-20.14', run: sheetsCame },
  { name: 'What is taken back', rule: 'W83-14.6', run: cancellations },
  { name: 'Words about seats', rule: 'W83-20.13', run: seatLines },
  { name: 'Gifts that are promised', rule: 'W83-14.36', run: fileGifts },
  { name: 'Words of peace', rule: 'W83-13.4', run: filePeace },
  { name: 'Tribes settle', rule: 'W83-16.8', run: tribesSettle },
  { name: 'Nations of the phase', rule: 'W83-1.6', run: nationsAct },
  { name: 'Non-player nations', rule: 'W83-19.2', run: nonPlayersAct },
  { name: 'Berber raids', rule: 'W83-2.40', run: berbersRaid },
  { name: 'Offers of trade', rule: 'W83-14.2', run: fileTrades },
  { name: 'Trades', rule: 'W83-14.7', run: carryOutTrades },
  { name: 'Gifts', rule: 'W83-14.31', run: giveGifts },
  { name: 'Promises grow old', rule: 'W83-14.37', run: agePromises },
  { name: 'Who is left', rule: 'W83-20.30', run: reviewAll },
  { name: 'The next phase', rule: 'W83-1.1', run: nextPhase },
];
