/** The battle code of sections 8, 9 and 10: who meets, how it is fought, what is left. */

export type * from '../events/battle-record.ts';
export { fight } from './fight.ts';
export { borderMeetings, contestedAfter, contestedPlaces, type Fought, nextBattle } from './next-battle.ts';
export { participantsOfLand, participantsOfSea } from './participants.ts';
export type { BattlePosition, BattleQuestion, Crossing, Meeting } from './question.ts';
