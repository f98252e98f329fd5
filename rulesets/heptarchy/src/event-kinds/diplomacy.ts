import { copyPlain } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { areaIn, type DraftState, kingdomIn, unitIn, warIn } from '../draft/board.ts';
import type { DiplomacyEvent } from '../events/diplomacy.ts';
import { between, pair } from '../rules/relations.ts';
import { toAllNaming } from '../tell/hearers.ts';
import type { Types } from '../types.ts';

export const DIPLOMACY: EventKinds<Types, DiplomacyEvent> = {
  'war-declared': {
    apply: (draft, { by, on, turn }) => {
      draft.wars.push({
        ...pair(by, on),
        declarer: by,
        startTurn: turn,
        eventsA: 0,
        eventsB: 0,
        firstToFive: null,
        auto: null,
        offer: null,
      });
    },
    tell: toAllNaming(({ by, on }) => [by, on]),
  },
  proposed: {
    apply: (draft, { treaty: kind, from, to, turn }) => {
      draft.proposals.push({ kind, from, to, madeTurn: turn, due: false });
    },
    tell: toAllNaming(({ from, to }) => [from, to]),
  },
  'proposal-ended': {
    apply: (draft, { treaty, from, to }) => {
      draft.proposals = draft.proposals.filter((each) => each.kind !== treaty || each.from !== from || each.to !== to);
    },
    tell: toAllNaming(({ from, to }) => [from, to]),
  },
  'treaty-made': {
    apply: (draft, { treaty: kind, a, b, lockedUntil }) => {
      draft.treaties.push({ kind, ...pair(a, b), lockedUntil });
    },
    tell: toAllNaming(({ a, b }) => [a, b]),
  },
  'treaty-ended': {
    apply: (draft, { treaty, a, b, why, by }) => {
      draft.treaties = draft.treaties.filter((each) => each.kind !== treaty || !between(a, b)(each));
      if (why === 'cancelled' && treaty === 'pact' && by !== null) {
        kingdomIn(draft, by).phase.cancelledPacts.push(by === a ? b : a);
      }
    },
    tell: toAllNaming(({ a, b }) => [a, b]),
  },
  'acceptance-rolled': {
    apply: (draft, { from, npc, what }) => {
      const { phase } = kingdomIn(draft, from);
      phase.npcAsked.push(npc);
      if (what === 'subjugation') phase.subjugateDone = true;
    },
    tell: toEverybody,
  },
  occupied: {
    apply: (draft, { area, by }) => {
      areaIn(draft, area).occupier = by;
    },
    tell: toEverybody,
  },
  'occupation-ended': {
    apply: (draft, { area }) => {
      areaIn(draft, area).occupier = null;
    },
    tell: toEverybody,
  },
  'area-changed-hands': {
    apply: (draft, event) => {
      const area = areaIn(draft, event.area);
      area.owner = event.to;
      area.occupier = null;
      area.protection = 0;
    },
    tell: toEverybody,
  },
  'levies-joined': {
    apply: (draft, { units, to }) => {
      for (const id of units) Object.assign(unitIn(draft, id), { owner: to, fresh: true });
    },
    tell: toEverybody,
  },
  'capital-moved': {
    apply: (draft, { kingdom, capital }) => {
      kingdomIn(draft, kingdom).capital = capital;
    },
    tell: toEverybody,
  },
  'first-to-five': {
    apply: (draft, { a, b, first }) => {
      warIn(draft, a, b).firstToFive = first;
    },
    tell: toEverybody,
  },
  'negotiations-forced': {
    apply: (draft, { a, b, auto }) => {
      warIn(draft, a, b).auto = auto;
    },
    tell: toEverybody,
  },
  'peace-offered': {
    apply: (draft, { from, to, terms, cost, turn }) => {
      const war = warIn(draft, from, to);
      war.offer = { from, terms: copyPlain(terms) as DraftOffer['terms'], cost, madeTurn: turn, due: false };
      kingdomIn(draft, from).phase.offered.push(to);
    },
    tell: toAllNaming(({ from, to }) => [from, to]),
  },
  'peace-answered': {
    apply: (draft, { from, to }) => {
      warIn(draft, from, to).offer = null;
    },
    tell: toAllNaming(({ from, to }) => [from, to]),
  },
  'demand-dropped': { tell: toEverybody },
  'tribute-paid': {
    apply: (draft, { from, to, fromGold, toGold }) => {
      kingdomIn(draft, from).gold = fromGold;
      kingdomIn(draft, to).gold = toGold;
    },
    tell: toEverybody,
  },
  'war-ended': {
    apply: (draft, { a, b }) => {
      draft.wars = draft.wars.filter((war) => !between(a, b)(war));
    },
    tell: toAllNaming(({ a, b }) => [a, b]),
  },
  'truce-made': {
    apply: (draft, { a, b, until }) => {
      draft.truces.push({ ...pair(a, b), until });
    },
    tell: toEverybody,
  },
  'truce-ended': {
    apply: (draft, { a, b }) => {
      draft.truces = draft.truces.filter((truce) => !between(a, b)(truce));
    },
    tell: toEverybody,
  },
};

type DraftOffer = NonNullable<DraftState['wars'][number]['offer']>;
