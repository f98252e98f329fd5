import type { Phase } from '@chancery/core';
import { lateRulersSignedUp } from './phases/late-sign-ups.ts';
import { mastersActs } from './phases/master.ts';
import { newsheetPublished } from './phases/newsheet.ts';
import { postsResolved } from './phases/post.ts';
import { goneRulersStop, isRoundOver, nextPhaseOpens, timeIsOver } from './phases/round.ts';
import { npcStep, silentRulersReplaced, trucesEnd, turnCounted } from './phases/turn-end.ts';
import type { Turn, Types } from './types.ts';
import { endIfDeserted, victoryCheck } from './victory/judge.ts';

/** What comes after the last player's Phase (HEP-1.11), and only then. */
const atTurnsEnd =
  (run: (turn: Turn) => void) =>
  (turn: Turn): void => {
    if (isRoundOver(turn.state)) run(turn);
  };

/** One Post, resolved at once, and all that the end of a Phase leads to: the Turn goes round the player list. */
export const PHASES: readonly Phase<Types>[] = [
  { name: "The master's acts", rule: 'HEP-17.7', run: mastersActs },
  { name: 'The Post', rule: 'HEP-1.5', run: postsResolved },
  { name: 'The time is over', rule: 'HEP-17.5', run: timeIsOver },
  { name: 'Rulers who are gone', rule: 'HEP-17.11', run: goneRulersStop },
  { name: 'NPC States', rule: 'HEP-1.11', run: atTurnsEnd(npcStep) },
  { name: 'Late sign-ups', rule: 'HEP-3.9', run: atTurnsEnd(lateRulersSignedUp) },
  { name: 'The newsheet', rule: 'HEP-15.6', run: atTurnsEnd(newsheetPublished) },
  { name: 'Victory', rule: 'HEP-17.8', run: atTurnsEnd(victoryCheck) },
  { name: 'Silent rulers', rule: 'HEP-17.6', run: atTurnsEnd(silentRulersReplaced) }, // too late for a Sovereign
  { name: 'Nobody left', rule: 'HEP-17.12', run: atTurnsEnd(endIfDeserted) },
  { name: 'Truces end', rule: 'HEP-5.3', run: atTurnsEnd(trucesEnd) },
  { name: 'The Turn is counted', rule: 'HEP-1.11', run: atTurnsEnd(turnCounted) },
  { name: 'The next Phase opens', rule: 'HEP-1.9', run: nextPhaseOpens }, // with no wait: its ruler is called
];
