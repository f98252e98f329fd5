import { captives } from './phases/captives.ts';
import { caretakers } from './phases/caretakers.ts';
import { conflict } from './phases/conflict.ts';
import { counterIntelligence } from './phases/counter-intelligence.ts';
import { desertion } from './phases/desertion.ts';
import { diplomacy } from './phases/diplomacy.ts';
import { disloyalGenerals } from './phases/disloyal-generals.ts';
import { epidemics } from './phases/epidemics.ts';
import { feudalDispersal } from './phases/feudal-dispersal.ts';
import { intelligence } from './phases/intelligence.ts';
import { mastersActs } from './phases/masters-acts.ts';
import { morale } from './phases/morale.ts';
import { movement } from './phases/movement.ts';
import { newsheet } from './phases/newsheet.ts';
import { options } from './phases/options.ts';
import { reckoning } from './phases/reckoning.ts';
import { recovery } from './phases/recovery.ts';
import { recruitment } from './phases/recruitment.ts';
import { revolts } from './phases/revolts.ts';
import { silence } from './phases/silence.ts';
import { taxation } from './phases/taxation.ts';
import { treasury } from './phases/treasury.ts';
import { tribalMuster } from './phases/tribal-muster.ts';
import { turnEnd } from './phases/turn-end.ts';
import { winterDestinations } from './phases/winter-destinations.ts';
import { winterQuarters } from './phases/winter-quarters.ts';
import type { Step } from './types.ts';

/** The turn, as the sequence of play has it (UM-1.2). */
export const PHASES: readonly Step[] = [
  mastersActs, // 0
  silence, // 0
  diplomacy, // 1
  taxation, // 2
  options, // 3
  morale, // 4
  movement, // 5
  caretakers, // 5: who has no ruler sends no lines
  recruitment, // 6
  desertion, // 7
  revolts, // 8
  disloyalGenerals, // 9
  epidemics, // 10
  conflict, // 11
  captives, // 12
  counterIntelligence, // 13
  treasury, // 14
  recovery, // 15
  winterQuarters, // 16
  feudalDispersal, // 17
  winterDestinations, // 18
  tribalMuster, // 19
  reckoning, // 20
  newsheet, // 20
  intelligence, // 20: with what those learned whom news has just reached
  turnEnd,
];
