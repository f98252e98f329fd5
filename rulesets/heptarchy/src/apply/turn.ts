import { copyPlain } from '@chancery/core';
import type { EventAbout } from '../events.ts';
import { isNpc } from '../rules/find.ts';
import { FRESH_PHASE } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { type DraftState, kingdomIn } from './draft.ts';

export const applyTurn = (draft: DraftState, event: EventAbout<'turn'>): void => {
  switch (event.kind) {
    case 'phase-opened':
      draft.active = event.kingdom;
      openFor(draft, event.kingdom);
      return;
    case 'posted': {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.phase.posted = true;
      kingdom.missed = 0;
      return;
    }
    case 'phase-closed':
      draft.active = null;
      draft.ended.push(event.kingdom);
      kingdomIn(draft, event.kingdom).missed = event.missed;
      for (const unit of draft.units) if (unit.owner === event.kingdom) unit.boost = 0;
      return;
    case 'setup-ended':
      draft.ended.push(event.kingdom);
      return;
    case 'npc-step-began':
      rest(draft, (owner) => isNpc(kingdomIn(draft, owner)));
      return;
    case 'turn-ended':
      draft.turn = event.turn + 1;
      draft.ended = [];
      return;
    case 'campaign-ended':
      draft.active = null;
      draft.outcome = { winner: event.winner, by: event.by, turn: event.turn };
      return;
    case 'signed-up': {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.leader = event.leader;
      kingdom.color = event.color;
      kingdom.traditions.push(event.tradition);
      return;
    }
    case 'controller-set':
      setController(draft, event);
      return;
    case 'player-list-set':
      draft.playerList = [...event.kingdoms];
      return;
    case 'eliminated': {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.controller = 'eliminated';
      kingdom.gold = 0;
      kingdom.capital = null;
      return;
    }
    case 'newsheet':
    case 'message-sent': // told, not carried out
      return;
  }
};

/** HEP-1.9: nothing is left of the last Phase, and what waits for an answer has to have it in this one. */
const openFor = (draft: DraftState, opened: KingdomNumber): void => {
  kingdomIn(draft, opened).phase = copyPlain(FRESH_PHASE) as DraftPhase;
  for (const area of draft.areas) if (area?.owner === opened) area.protection = 0;
  rest(draft, (owner) => owner === opened);
  for (const proposal of draft.proposals) if (proposal.to === opened) proposal.due = true;
  for (const { a, b, offer } of draft.wars) {
    if (offer !== null && offer.from !== opened && (a === opened || b === opened)) offer.due = true;
  }
};

type DraftPhase = NonNullable<DraftState['kingdoms'][number]>['phase'];

/** The units of some kingdoms can move and act again. */
const rest = (draft: DraftState, whose: (owner: KingdomNumber) => boolean): void => {
  for (const unit of draft.units) {
    if (!whose(unit.owner)) continue;
    unit.fresh = false;
    unit.moved = false;
    unit.carried = false;
    unit.actionsUsed = 0;
  }
};

const setController = (
  draft: DraftState,
  { kingdom: number, controller, gold }: Extract<EventAbout<'turn'>, { kind: 'controller-set' }>,
): void => {
  const kingdom = kingdomIn(draft, number);
  kingdom.controller = controller;
  kingdom.gold = gold;
  kingdom.missed = 0;
  if (controller === 'player' && !draft.playerList.includes(number)) draft.playerList.push(number);
  if (controller === 'npc') draft.playerList = draft.playerList.filter((each) => each !== number);
};
