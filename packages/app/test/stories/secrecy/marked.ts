import type { SeatId } from '@chancery/core';
import { type Hidden, type HiddenDeeds, OTHERS } from './hidden.ts';

/** What is written into one campaign, and a mark that is found in every part of it. */
export const CANARY = 'quokka';
const marked = (seat: SeatId): HiddenDeeds => ({
  letters: OTHERS.map((to) => ({ to, subject: `${CANARY} to ${to}`, body: `Burn this, ${CANARY}` })),
  remarks: [`Remark: ${CANARY}`],
  sheets: ['# nothing', `PROCLAIM "The ${CANARY} of ${seat} is upon you" # ${CANARY}`, `NAME ${CANARY}`],
  drafts: [`PROCLAIM "The draft of a ${CANARY} in ${seat}"`],
  standing: `PROCLAIM "The standing ${CANARY} of ${seat}"`,
  absence: `With a ${CANARY}`,
  extension: `My ${CANARY} is ill`,
  complaint: `He called me a ${CANARY}`,
  mutes: OTHERS.find((each) => each !== seat) as SeatId,
  ready: true,
});
export const MARKED: Hidden = {
  names: [`Q${CANARY}`, `R${CANARY}`, `S${CANARY}`],
  of: Object.fromEntries(OTHERS.map((seat) => [seat, marked(seat)])),
  unnamed: OTHERS[0] as SeatId,
  acts: `PROCLAIM "${CANARY} by the master"`,
  webhookPath: CANARY,
};
