import { type EventKinds, toEverybody } from '@chancery/kit';
import { makeMembersKnown } from '../draft/relations.ts';
import { beginPhase, beginTurn } from '../draft/turn.ts';
import type { TurnEvent } from '../events/turn.ts';
import { realmsOf } from '../rules/find.ts';
import { type Hearings, toNobody, toRealms } from '../tell/hearers.ts';
import type { MdPosition, Types } from '../types.ts';

/** Claims and outcome are public (MD-16.28); every ruler knows their own coffers. */
export const TURN: EventKinds<Types, TurnEvent> = {
  'turn-began': {
    apply: beginTurn,
    tell: ({ turn }, position) => treasuries(position, turn, 'start'),
  },
  'phase-began': { apply: (draft, { phase }) => beginPhase(draft, phase), tell: toNobody },
  'movement-ended': {
    apply: (draft) => {
      draft.phase = 0;
    },
    tell: toNobody,
  },
  'claim-made': {
    apply: (draft, { members }) => {
      draft.claims.push({ members: [...members], since: draft.turn });
      makeMembersKnown(draft, members);
    },
    tell: toEverybody,
  },
  'claim-lapsed': {
    apply: (draft, event) => {
      draft.claims = draft.claims.filter(({ members }) => members.join() !== event.members.join());
    },
    tell: toEverybody,
  },
  'campaign-ended': {
    apply: (draft, { outcome }) => {
      draft.outcome = { ...outcome, winners: [...outcome.winners] };
    },
    tell: toEverybody,
  },
  'turn-ended': {
    apply: (draft, { turn }) => {
      draft.turn = turn + 1;
      for (const unit of draft.units) unit.boardRealm = null;
    },
    tell: ({ turn }, position) => treasuries(position, turn, 'end'),
  },
};

const treasuries = (position: MdPosition, turn: number, at: 'start' | 'end'): Hearings =>
  realmsOf(position.state)
    .filter(({ control }) => control !== 'defeated')
    .flatMap(({ number: realm, treasury: gold }) =>
      toRealms(position, [realm], { kind: 'treasury', rule: 'MD-16.21', realm, turn, at, gold }),
    );
