import { type EventKinds, toEverybody } from '@chancery/kit';
import { kingdomIn } from '../draft/board.ts';
import { openFor, rest } from '../draft/phase.ts';
import type { TurnEvent } from '../events/turn.ts';
import { isNpc } from '../rules/find.ts';
import { toAllNaming, toEachByName, toKingdoms } from '../tell/hearers.ts';
import type { Types } from '../types.ts';

export const TURN: EventKinds<Types, TurnEvent> = {
  'phase-opened': {
    apply: (draft, { kingdom }) => {
      draft.active = kingdom;
      openFor(draft, kingdom);
    },
    tell: toEverybody,
  },
  posted: {
    apply: (draft, event) => {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.phase.posted = true;
      kingdom.missed = 0;
    },
    tell: toEverybody,
  },
  'phase-closed': {
    apply: (draft, { kingdom, missed }) => {
      draft.active = null;
      draft.ended.push(kingdom);
      kingdomIn(draft, kingdom).missed = missed;
      for (const unit of draft.units) if (unit.owner === kingdom) unit.boost = 0;
    },
    tell: toEverybody,
  },
  'setup-ended': {
    apply: (draft, { kingdom }) => {
      draft.ended.push(kingdom);
    },
    tell: toEverybody,
  },
  'npc-step-began': {
    apply: (draft) => rest(draft, (owner) => isNpc(kingdomIn(draft, owner))),
    tell: toEverybody,
  },
  newsheet: { tell: toEverybody },
  'turn-ended': {
    apply: (draft, { turn }) => {
      draft.turn = turn + 1;
      draft.ended = [];
    },
    tell: toEverybody,
  },
  'campaign-ended': {
    apply: (draft, { winner, by, turn }) => {
      draft.active = null;
      draft.outcome = { winner, by, turn };
    },
    tell: toEverybody,
  },
  'signed-up': {
    apply: (draft, event) => {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.leader = event.leader;
      kingdom.color = event.color;
      kingdom.traditions.push(event.tradition);
    },
    tell: toEverybody,
  },
  'controller-set': {
    apply: (draft, { kingdom: number, controller, gold }) => {
      const kingdom = kingdomIn(draft, number);
      kingdom.controller = controller;
      kingdom.gold = gold;
      kingdom.missed = 0;
      if (controller === 'player' && !draft.playerList.includes(number)) draft.playerList.push(number);
      if (controller === 'npc') draft.playerList = draft.playerList.filter((each) => each !== number);
    },
    tell: toAllNaming(({ kingdom }) => [kingdom]),
  },
  'player-list-set': {
    apply: (draft, { kingdoms }) => {
      draft.playerList = [...kingdoms];
    },
    tell: toAllNaming(({ kingdoms }) => kingdoms),
  },
  eliminated: {
    apply: (draft, event) => {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.controller = 'eliminated';
      kingdom.gold = 0;
      kingdom.capital = null;
    },
    tell: toEverybody,
  },
  'message-sent': {
    tell: (event, position) =>
      event.to === null ? toEachByName(event, position) : toKingdoms(event, position, [event.from, event.to]),
  },
};
