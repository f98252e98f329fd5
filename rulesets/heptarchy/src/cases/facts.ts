import { type Facts, factsFrom, writeLine } from '@chancery/core';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { warScore } from '../rules/score.ts';
import type { HepPosition } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { pairSaid } from './said-pair.ts';
import { scoresOf } from './said-relations.ts';
import { EVENT_SHAPES } from './shapes/event-shapes.ts';
import { refusalWords, SORTS } from './shapes/sorts.ts';
import { GAME } from './shapes/state-shapes.ts';

/** The events of a turn in words. An order is written as it is sent, and a skipped one has the facts of its refusal. */
export const eventWords = (events: readonly Event[], after: HepPosition, before: HepPosition): readonly Facts[] =>
  events.map((event) => {
    const told = factsFrom(event, EVENT_SHAPES[event.kind], SORTS, after);
    if (event.kind !== 'acted' && event.kind !== 'skipped') return told;
    const order = orderSaid(event.order, event.kingdom, before);
    if (event.kind === 'acted') return { ...told, order };
    const { refusal: _, ...rest } = told;
    return { ...refusalWords(event.refusal, after), ...rest, order };
  });

const orderSaid = (order: Order, kingdom: KingdomNumber | null, { setting, state }: HepPosition): string =>
  writeLine(ORDERS, { setting, view: { kingdom, master: kingdom === null, board: state } }, order);

/** What stands in the sections that are told by facts. */
export const positionFacts = (position: HepPosition): Facts => {
  const { setting, state } = position;
  return {
    game: {
      ...factsFrom(
        { turn: state.turn, active: state.active, players: state.playerList, ended: state.ended },
        GAME,
        SORTS,
        position,
      ),
      scenario: setting.scenario,
      winner:
        factsFrom({ winner: state.outcome?.winner ?? null }, { winner: 'kingdom' }, SORTS, position)['winner'] ?? null,
    },
    wars: Object.fromEntries(
      state.wars.map((war): readonly [string, Facts] => {
        const { declarer, startTurn, firstToFive } = war;
        const { own, theirs, other } = scoresOf(war);
        return [
          pairSaid(setting, declarer, other),
          {
            since: startTurn,
            scores: own,
            theirs,
            score: warScore(position, declarer, other),
            'their score': warScore(position, other, declarer),
            ...factsFrom({ first: firstToFive }, { first: 'kingdom' }, SORTS, position),
          },
        ];
      }),
    ),
  };
};
