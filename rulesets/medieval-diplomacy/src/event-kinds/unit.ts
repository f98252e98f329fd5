import type { EventKinds } from '@chancery/kit';
import {
  addCommanders,
  addTroops,
  addUnit,
  draftUnit,
  dropCommanders,
  exhaust,
  removeUnit,
  takeCommanders,
  takeTroops,
} from '../draft/units.ts';
import type { UnitEvent } from '../events/unit.ts';
import type { EventOf } from '../events.ts';
import { byRankAndType } from '../rules/stacks.ts';
import { countsOf } from '../tell/counts.ts';
import { aside, forRulersOf, type Hearings, toItsRuler, toRealms, toRulersOf } from '../tell/hearers.ts';
import type { MdPosition, Types } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import type { Rank } from '../words.ts';

/** What a unit is told to be and to hold is its ruler's own affair (MD-16.4); gifts are known on both sides. */
export const UNIT: EventKinds<Types, UnitEvent> = {
  'unit-formed': {
    apply: (draft, { unit: id, name, location, loadedOn }) => addUnit(draft, { id, name, location, loadedOn }),
    tell: forRulersOf(({ unit, by }) => (by === null ? [unit] : [unit, by])),
  },
  'unit-removed': { apply: (draft, { unit }) => removeUnit(draft, unit), tell: toItsRuler },
  'unit-named': {
    apply: (draft, { unit, name }) => {
      draftUnit(draft, unit).name = name;
    },
    tell: toItsRuler,
  },
  'retreat-level-set': {
    apply: (draft, { unit, level }) => {
      draftUnit(draft, unit).retreatLevel = level;
    },
    tell: toItsRuler,
  },
  'follow-set': {
    apply: (draft, { unit, target }) => {
      draftUnit(draft, unit).follow = target;
    },
    tell: forRulersOf(({ unit, target }) => (target === null ? [unit] : [unit, target])),
  },
  'marines-set': {
    apply: (draft, { unit, on }) => {
      draftUnit(draft, unit).marines = on;
    },
    tell: toItsRuler,
  },
  'defend-set': {
    apply: (draft, { unit, on }) => {
      draftUnit(draft, unit).defendFort = on;
    },
    tell: toItsRuler,
  },
  'leader-set': {
    apply: (draft, { unit, commander }) => {
      draftUnit(draft, unit).leader = commander;
    },
    tell: (event, position) =>
      toRulersOf(position, [event.unit], event, event.commander === null ? [] : [event.commander]),
  },
  'ranks-set': {
    apply: (draft, event) => {
      const unit = draftUnit(draft, event.unit);
      const others = unit.stacks.filter(({ type }) => type !== event.type);
      const ranked = event.ranks.flatMap((count, i) =>
        count > 0 ? [{ type: event.type, rank: (i + 1) as Rank, count }] : [],
      );
      unit.stacks = [...others, ...ranked].sort(byRankAndType);
    },
    tell: toItsRuler,
  },
  transferred: {
    apply: (draft, event) => {
      const from = draftUnit(draft, event.from);
      const to = draftUnit(draft, event.to);
      takeTroops(from, event.troops);
      takeCommanders(from, event.commanders);
      addTroops(to, event.troops);
      addCommanders(draft, to, event.commanders);
      to.mpUsed = event.mpUsed;
    },
    tell: (event, position) => tellTransfer(event, position),
  },
  'troops-gone': {
    apply: (draft, event) => {
      const unit = draftUnit(draft, event.unit);
      takeTroops(unit, event.troops);
      takeCommanders(unit, event.commanders);
      dropCommanders(draft, event.commanders);
      const realm = draft.realms[unit.realm];
      if (realm) realm.treasury += event.gold;
    },
    tell: (event, position) => toRulersOf(position, [event.unit], { ...event, rolls: [] }, event.commanders),
  },
  exhausted: {
    apply: (draft, { unit }) => exhaust(draftUnit(draft, unit)),
    tell: (event, position) => (event.why === 'homeless' ? toItsRuler(event, position) : []),
  },
};

const tellTransfer = (event: EventOf<'transferred'>, position: MdPosition): Hearings => {
  const { from, to, commanders, rule } = event;
  const [giver, receiver] = [realmOf(from), realmOf(to)];
  if (giver === receiver) return toRulersOf(position, [from, to], event, commanders);
  const said = { rule, troops: countsOf(event.troops), commanders, ...aside(position, [from, to], commanders) };
  return [
    ...toRealms(position, [giver], { kind: 'troops-given', from, to, ...said }),
    ...toRealms(position, [receiver], { kind: 'troops-received', from: giver, unit: to, ...said }),
  ];
};
