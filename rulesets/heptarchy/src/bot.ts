import type { Dice } from '@chancery/core';
import { fightOn, goToWar } from './bot/assault.ts';
import { answerProposals, approach, outgrowPacts, seekPact, signUp } from './bot/diplomacy.ts';
import { buildChurches, develop, improve, protectBorderlands, raise } from './bot/economy.ts';
import { gather } from './bot/march.ts';
import { answerOffers, offerPeace } from './bot/peace.ts';
import { type Pen, penFor } from './bot/pen.ts';
import type { Order } from './order.ts';
import { getKingdom } from './rules/find.ts';
import type { HepKnown } from './types.ts';

/**
 * Plays a kingdom from the open board. A Phase has two Posts: in the first it talks, builds and strikes; in the second it
 * sees what the dice have said, strikes again with whoever is left, gathers the rest at the borders and ends.
 */
export const bot = (known: HepKnown, dice: Dice): readonly Order[] => {
  const pen = penFor(known, dice);
  if (pen === null) return [];
  if (known.view.board.turn === 0) return inTurn0(pen);
  return getKingdom(pen.trial.state, pen.me).phase.posted ? second(pen) : first(pen);
};

const inTurn0 = (pen: Pen): readonly Order[] => {
  signUp(pen);
  answerProposals(pen);
  develop(pen);
  raise(pen);
  pen.write({ verb: 'END', args: {} });
  return pen.post;
};

const first = (pen: Pen): readonly Order[] => {
  answerOffers(pen);
  answerProposals(pen);
  develop(pen);
  approach(pen);
  seekPact(pen);
  offerPeace(pen);
  goToWar(pen);
  fightOn(pen);
  // A Post without anything in it would close nothing: then the Phase is over in one.
  return pen.post.length > 0 ? pen.post : second(pen);
};

const second = (pen: Pen): readonly Order[] => {
  goToWar(pen);
  fightOn(pen);
  develop(pen);
  improve(pen);
  raise(pen);
  buildChurches(pen);
  outgrowPacts(pen);
  gather(pen);
  protectBorderlands(pen);
  pen.write({ verb: 'END', args: {} });
  return pen.post;
};
