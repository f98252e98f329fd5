import { copyPlain } from '@chancery/core';
import type { EventAbout } from '../events.ts';
import { between, pair } from '../rules/relations.ts';
import { areaIn, type DraftState, kingdomIn, unitIn, warIn } from './draft.ts';

type DiplomacyEvent = EventAbout<'diplomacy'>;

export const applyDiplomacy = (draft: DraftState, event: DiplomacyEvent): void => {
  switch (event.kind) {
    case 'war-declared':
      draft.wars.push({
        ...pair(event.by, event.on),
        declarer: event.by,
        startTurn: event.turn,
        eventsA: 0,
        eventsB: 0,
        firstToFive: null,
        auto: null,
        offer: null,
      });
      return;
    case 'war-ended':
      draft.wars = draft.wars.filter((war) => !between(event.a, event.b)(war));
      return;
    case 'first-to-five':
      warIn(draft, event.a, event.b).firstToFive = event.first;
      return;
    case 'negotiations-forced':
      warIn(draft, event.a, event.b).auto = event.auto;
      return;
    case 'peace-offered':
      offered(draft, event);
      return;
    case 'peace-answered':
      warIn(draft, event.from, event.to).offer = null;
      return;
    case 'demand-dropped': // told, not carried out
      return;
    case 'tribute-paid':
      kingdomIn(draft, event.from).gold = event.fromGold;
      kingdomIn(draft, event.to).gold = event.toGold;
      return;
    case 'acceptance-rolled': {
      const { phase } = kingdomIn(draft, event.from);
      phase.npcAsked.push(event.npc);
      if (event.what === 'subjugation') phase.subjugateDone = true;
      return;
    }
    case 'proposed':
    case 'proposal-ended':
    case 'treaty-made':
    case 'treaty-ended':
    case 'truce-made':
    case 'truce-ended':
      applyTreaty(draft, event);
      return;
    case 'occupied':
      areaIn(draft, event.area).occupier = event.by;
      return;
    case 'occupation-ended':
      areaIn(draft, event.area).occupier = null;
      return;
    case 'area-changed-hands': {
      const area = areaIn(draft, event.area);
      area.owner = event.to;
      area.occupier = null;
      area.protection = 0;
      return;
    }
    case 'levies-joined':
      for (const id of event.units) Object.assign(unitIn(draft, id), { owner: event.to, fresh: true });
      return;
    case 'capital-moved':
      kingdomIn(draft, event.kingdom).capital = event.capital;
      return;
  }
};

const offered = (draft: DraftState, event: Extract<DiplomacyEvent, { kind: 'peace-offered' }>): void => {
  const { from, to, terms, cost, turn } = event;
  const war = warIn(draft, from, to);
  war.offer = { from, terms: copyPlain(terms) as DraftOffer['terms'], cost, madeTurn: turn, due: false };
  kingdomIn(draft, from).phase.offered.push(to);
};

type DraftOffer = NonNullable<DraftState['wars'][number]['offer']>;

type TreatyEvent = Extract<
  DiplomacyEvent,
  { kind: 'proposed' | 'proposal-ended' | 'treaty-made' | 'treaty-ended' | 'truce-made' | 'truce-ended' }
>;

const applyTreaty = (draft: DraftState, event: TreatyEvent): void => {
  switch (event.kind) {
    case 'proposed': {
      const { treaty: kind, from, to, turn } = event;
      draft.proposals.push({ kind, from, to, madeTurn: turn, due: false });
      return;
    }
    case 'proposal-ended': {
      const { treaty, from, to } = event;
      draft.proposals = draft.proposals.filter((each) => each.kind !== treaty || each.from !== from || each.to !== to);
      return;
    }
    case 'treaty-made':
      draft.treaties.push({ kind: event.treaty, ...pair(event.a, event.b), lockedUntil: event.lockedUntil });
      return;
    case 'treaty-ended': {
      const { treaty, a, b, why, by } = event;
      draft.treaties = draft.treaties.filter((each) => each.kind !== treaty || !between(a, b)(each));
      if (why === 'cancelled' && treaty === 'pact' && by !== null) {
        kingdomIn(draft, by).phase.cancelledPacts.push(by === a ? b : a);
      }
      return;
    }
    case 'truce-made':
      draft.truces.push({ ...pair(event.a, event.b), until: event.until });
      return;
    case 'truce-ended':
      draft.truces = draft.truces.filter((truce) => !between(event.a, event.b)(truce));
      return;
  }
};
