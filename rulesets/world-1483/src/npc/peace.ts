import { endWar, goToWar, moveBox, shiftBox } from '../consequences/war.ts';
import { getNation, nationsOf, territoriesOf } from '../rules/find.ts';
import { warsOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, NEUTRAL } from '../words.ts';

/** What a non-player nation offers, and whom it turns on, at the beginning of its turn (W83-19.3 b). */
export const makeOffers = (turn: GameTurn, npc: NationNumber): void => {
  offerFinancedPeace(turn, npc);
  turnOnNextHolder(turn, npc);
};

/**
 * Whoever fights for money offers peace when it holds again all that the target had taken from it, and thanks who paid; when a third
 * nation holds it, it offers peace without thanks (W83-5.42, 5.51).
 */
export const offerFinancedPeace = (turn: GameTurn, npc: NationNumber): void => {
  for (const contract of turn.state.contracts.filter((each) => each.npc === npc && !each.lastDue)) {
    const { target, financier, thanked } = contract;
    const { original } = getNation(turn.state, npc);
    const lost = original.filter((place) => turn.state.territories[place]?.owner !== npc);
    if (lost.some((place) => turn.state.territories[place]?.owner === target)) continue;
    if (!turn.state.npcOffers.some((offer) => offer.npc === npc && offer.to === target)) {
      turn.emit({ kind: 'npc-peace-offered', rule: 'W83-5.42', offer: { npc, to: target, why: 'won back' } });
    }
    if (thanked || lost.length > 0) continue;
    turn.emit({ kind: 'contract-thanked', rule: 'W83-5.42', npc, target, financier });
    shiftBox(turn, { npc, nation: financier, by: 1, why: 'thanks for finance', rule: 'W83-5.42' });
  }
};

/** Rebels fight the next who holds their lands, the one first whose share is worth most; without any they are at peace with all (W83-13.64, 13.65). */
const turnOnNextHolder = (turn: GameTurn, npc: NationNumber): void => {
  const { rebellion } = getNation(turn.state, npc);
  if (rebellion === null) return;
  const worth = new Map<NationNumber, number>();
  for (const { number, owner, value } of territoriesOf(turn.state)) {
    if (owner > 0 && owner !== npc && rebellion.lands.includes(number))
      worth.set(owner, (worth.get(owner) ?? 0) + value);
  }
  if (worth.has(rebellion.against)) return;
  const next = [...worth].toSorted(([a, one], [b, other]) => other - one || a - b)[0]?.[0];
  if (next === undefined) {
    for (const war of warsOf(turn.state, npc)) endWar(turn, war, { how: 'lands won back', rule: 'W83-13.65' });
    for (const { number } of nationsOf(turn.state)) {
      if (number !== npc) moveBox(turn, { npc, nation: number, to: NEUTRAL, why: 'war over', rule: 'W83-13.65' });
    }
    turn.emit({ kind: 'rebellion-set', rule: 'W83-13.65', nation: npc, sponsor: null, against: null, lands: [] });
    const { phase, order, seat } = getNation(turn.state, npc);
    turn.emit({ kind: 'nation-run', rule: 'W83-13.65', nation: npc, nationKind: 'npc', phase, order, seat });
    return;
  }
  turn.emit({
    kind: 'rebellion-set',
    rule: 'W83-13.65',
    nation: npc,
    sponsor: rebellion.sponsor,
    against: next,
    lands: rebellion.lands,
  });
  goToWar(turn, { by: npc, on: next, kind: 'rebellion', cause: 'rebellion', rule: 'W83-13.65' });
};
