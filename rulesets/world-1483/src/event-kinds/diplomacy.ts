import type { EventKinds } from '@chancery/kit';
import { privyIn, setTreasury } from '../draft/changes.ts';
import type { DiplomacyEvent } from '../events/diplomacy.ts';
import { toItself } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

/** Letters between two, which nobody else reads (W83-18.2); boxes that move and wars that begin are told to everybody. */
export const DIPLOMACY: EventKinds<Types, DiplomacyEvent> = {
  influenced: { apply: (draft, { nation, treasury }) => setTreasury(draft, nation, treasury), tell: toItself },
  slandered: { apply: (draft, { nation, treasury }) => setTreasury(draft, nation, treasury), tell: toItself },
  threatened: { tell: toItself },
  'war-owed': {
    apply: (draft, { nation, npc, over, turn }) => {
      const own = privyIn(draft, nation);
      own.mustDeclare = [...own.mustDeclare.filter((owed) => owed.npc !== npc), { npc, over, turn }];
    },
    tell: toItself,
  },
  'war-no-longer-owed': {
    apply: (draft, { nation, npc }) => {
      const own = privyIn(draft, nation);
      own.mustDeclare = own.mustDeclare.filter((owed) => owed.npc !== npc);
    },
    tell: toItself,
  },
  'threat-lost': {
    apply: (draft, { nation }) => {
      const own = privyIn(draft, nation);
      own.threatLost = true;
      own.mustDeclare = [];
    },
    tell: toItself,
  },
  'bid-weighed': { tell: () => [] },
  'bid-answered': {
    apply: (draft, { npc, target, bid, accepted }) => {
      const before = draft.rejectedBids.find((each) => each.npc === npc && each.target === target);
      draft.rejectedBids = draft.rejectedBids.filter((each) => each !== before);
      if (!accepted) draft.rejectedBids.push({ npc, target, bid: Math.max(bid, before?.bid ?? 0) });
    },
    tell: toItself,
  },
};
