import type { EventKinds } from '@chancery/kit';
import { putInField, removeUnits } from '../draft/changes.ts';
import { domainIn, holdingIn, unitsIn } from '../draft/find.ts';
import type { UnitEvent } from '../events/unit.ts';
import { findUnit } from '../rules/find.ts';
import type { State, Unit } from '../state.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';
import type { DomainNumber, UnitId } from '../words.ts';

export const UNIT: EventKinds<Types, UnitEvent> = {
  raised: {
    apply: (draft, { domain, how, province, inside, holding, units, points, gold }) => {
      const owner = domainIn(draft, domain);
      owner.treasury -= gold;
      for (const { unit, number, type } of units) {
        draft.units.push({
          ...NEW_UNIT,
          retreatTo: [],
          id: unit,
          number,
          type,
          owner: domain,
          province,
          inside,
          raisedTurn: draft.turn,
          home: how === 'called' ? province : null,
        });
        owner.raised = Math.max(owner.raised, number);
        draft.next.unit = Math.max(draft.next.unit, unit + 1);
      }
      if (holding === null || how !== 'mustered') return;
      const at = holdingIn(draft, holding);
      at.musteredPoints = points + (at.musteredTurn === draft.turn ? at.musteredPoints : 0);
      at.musteredTurn = draft.turn;
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  disbanded: {
    apply: (draft, { units }) => removeUnits(draft, units),
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  starved: {
    apply: (draft, { unit }) => removeUnits(draft, [unit]),
    tell: (event, { setting, state }) =>
      toDomains(setting, [event.domain, ...commandersOf(state, [event.unit])], event),
  },
  entered: {
    apply: (draft, { units, holding }) => {
      for (const unit of unitsIn(draft, units)) unit.inside = holding;
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  left: {
    apply: (draft, { units }) => {
      for (const unit of unitsIn(draft, units)) putInField(draft, unit);
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  'stance-set': {
    apply: (draft, { units, stance, retreatTo }) => {
      for (const unit of unitsIn(draft, units)) Object.assign(unit, { stance, retreatTo: [...retreatTo] });
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  'scouts-joining-set': {
    apply: (draft, { units, join }) => {
      for (const unit of unitsIn(draft, units)) unit.joinScouts = join;
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  'task-set': {
    apply: (draft, { units, task }) => {
      for (const unit of unitsIn(draft, units)) unit.task = task && { ...task };
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  marched: {
    apply: (draft, { units, to }) => {
      for (const unit of unitsIn(draft, units)) putInField(draft, unit, to);
    },
    tell: (event, { setting, state }) => toDomains(setting, [event.domain, ...commandersOf(state, event.units)], event),
  },
  'march-stopped': { tell: (event, { setting }) => toDomains(setting, [event.domain], event) },
  retreated: {
    apply: (draft, { units, to }) => {
      for (const unit of unitsIn(draft, units)) putInField(draft, unit, to);
    },
    tell: (event, { setting, state }) => toDomains(setting, commandersOf(state, event.units), event),
  },
  /** The raiders are in the province for a moment only: nothing moves (DOM-10.10). */
  raided: { tell: (event, { setting }) => toDomains(setting, [event.domain], event) },
};

const NEW_UNIT: Pick<Unit, 'loanedTo' | 'borrowerCommands' | 'borrowerPays' | 'stance' | 'joinScouts' | 'task'> = {
  loanedTo: null,
  borrowerCommands: false,
  borrowerPays: false,
  stance: 'stand',
  joinScouts: true,
  task: null,
};

/** Whose units they are, and to whom they are loaned. */
const commandersOf = (state: State, units: readonly UnitId[]): readonly (DomainNumber | null)[] =>
  units.flatMap((id) => {
    const unit = findUnit(state, id);
    return unit === null ? [] : [unit.owner, unit.loanedTo];
  });
