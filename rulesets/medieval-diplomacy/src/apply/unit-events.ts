import type { EventAbout } from '../events.ts';
import { byRankAndType } from '../rules/stacks.ts';
import type { Rank } from '../words.ts';
import {
  addCommanders,
  addTroops,
  addUnit,
  type DraftState,
  draftUnit,
  dropCommanders,
  exhaust,
  removeUnit,
  takeCommanders,
  takeTroops,
} from './units.ts';

export const applyUnit = (draft: DraftState, event: EventAbout<'unit'>): void => {
  switch (event.kind) {
    case 'unit-formed':
      return addUnit(draft, event.unit, event.name, event.location, event.loadedOn);
    case 'unit-removed':
      return removeUnit(draft, event.unit);
    case 'unit-named':
      draftUnit(draft, event.unit).name = event.name;
      return;
    case 'retreat-level-set':
      draftUnit(draft, event.unit).retreatLevel = event.level;
      return;
    case 'follow-set':
      draftUnit(draft, event.unit).follow = event.target;
      return;
    case 'marines-set':
      draftUnit(draft, event.unit).marines = event.on;
      return;
    case 'defend-set':
      draftUnit(draft, event.unit).defendFort = event.on;
      return;
    case 'leader-set':
      draftUnit(draft, event.unit).leader = event.commander;
      return;
    case 'ranks-set': {
      const unit = draftUnit(draft, event.unit);
      const others = unit.stacks.filter(({ type }) => type !== event.type);
      const ranked = event.ranks.flatMap((count, i) =>
        count > 0 ? [{ type: event.type, rank: (i + 1) as Rank, count }] : [],
      );
      unit.stacks = [...others, ...ranked].sort(byRankAndType);
      return;
    }
    case 'transferred': {
      const from = draftUnit(draft, event.from);
      const to = draftUnit(draft, event.to);
      takeTroops(from, event.troops);
      takeCommanders(from, event.commanders);
      addTroops(to, event.troops);
      addCommanders(draft, to, event.commanders);
      to.mpUsed = event.mpUsed;
      return;
    }
    case 'troops-gone': {
      const unit = draftUnit(draft, event.unit);
      takeTroops(unit, event.troops);
      takeCommanders(unit, event.commanders);
      dropCommanders(draft, event.commanders);
      const realm = draft.realms[unit.realm];
      if (realm) realm.treasury += event.gold;
      return;
    }
    case 'exhausted':
      return exhaust(draftUnit(draft, event.unit));
  }
};
