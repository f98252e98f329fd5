import type { Draft } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { giveHolding, lend } from '../draft/changes.ts';
import { provinceIn, unitsIn } from '../draft/find.ts';
import type { DiplomacyEvent } from '../events/diplomacy.ts';
import { getHolding } from '../rules/find.ts';
import type { State } from '../state.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';
import type { DomainNumber } from '../words.ts';

export const DIPLOMACY: EventKinds<Types, DiplomacyEvent> = {
  'war-declared': {
    apply: (draft, { attacker, defender, answer, notified }) => {
      draft.wars.push({
        attacker,
        defender,
        declaredTurn: draft.turn,
        active: answer,
        answer,
        notified: [...notified],
      });
    },
    // Who else reads the notice would tell who has something there (DOM-8.14, 15.2).
    tell: (event, { setting }) => toDomains(setting, [event.attacker, ...event.notified], { ...event, notified: [] }),
  },
  'war-began': {
    apply: (draft, { attacker, defender }) => {
      for (const war of draft.wars) if (war.attacker === attacker && war.defender === defender) war.active = true;
    },
    tell: toEverybody,
  },
  'peace-made': {
    apply: (draft, { a, b }) => {
      draft.wars = draft.wars.filter(({ attacker, defender }) => !isPair([attacker, defender], a, b));
    },
    tell: toEverybody,
  },
  proposed: {
    apply: (draft, { kind: _, rule: __, ...proposal }) => {
      draft.proposals.push({
        ...proposal,
        provinces: [...proposal.provinces],
        holdings: [...proposal.holdings],
        units: [...proposal.units],
      });
    },
    tell: (event, { setting }) => toDomains(setting, [event.from, event.to], event),
  },
  'proposal-answered': {
    apply: (draft, { from, to, proposal }) => {
      draft.proposals = draft.proposals.filter(
        (each) => !(each.from === from && each.to === to && each.proposal === proposal),
      );
    },
    tell: (event, { setting }) => toDomains(setting, [event.from, event.to], event),
  },
  allied: {
    apply: (draft, { a, b }) => {
      draft.treaties.push({ a, b, since: draft.turn });
    },
    tell: toEverybody,
  },
  'alliance-ended': {
    apply: (draft, { by, with: other }) => {
      draft.treaties = draft.treaties.filter(({ a, b }) => !isPair([a, b], by, other));
      draft.denials = draft.denials.filter(({ by: denier, to }) => !isPair([denier, to], by, other));
    },
    tell: toEverybody,
  },
  'denial-changed': {
    apply: (draft, { by, to, denied }) => {
      draft.denials = draft.denials.filter((each) => each.by !== by || each.to !== to);
      if (denied) draft.denials.push({ by, to });
    },
    tell: (event, { setting }) => toDomains(setting, [event.by, event.to], event),
  },
  permitted: {
    apply: (draft, { by, to, what, provinces, revocableFrom }) => {
      draft.permissions.push({ by, to, what, provinces: [...provinces], revocableFrom });
    },
    tell: (event, { setting }) => toDomains(setting, [event.by, event.to], event),
  },
  revoked: {
    apply: (draft, { by, to, what }) => {
      draft.permissions = draft.permissions.filter((each) => each.by !== by || each.to !== to || each.what !== what);
    },
    tell: (event, { setting }) => toDomains(setting, [event.by, event.to], event),
  },
  'route-made': {
    apply: (draft, { first, second }) => {
      draft.routes.push({ first, second });
    },
    tell: (event, { setting, state }) => toDomains(setting, [event.by, ...ownersOfEnds(state, event)], event),
  },
  'route-ended': {
    apply: (draft, { first, second }) => {
      draft.routes = draft.routes.filter((route) => route.first !== first || route.second !== second);
    },
    tell: (event, { setting, state }) => toDomains(setting, ownersOfEnds(state, event), event),
  },
  loaned: {
    apply: (draft, { units, to, borrowerCommands, borrowerPays }) => {
      for (const unit of unitsIn(draft, units)) {
        lend(draft, unit, to);
        Object.assign(unit, { borrowerCommands, borrowerPays });
      }
    },
    tell: (event, { setting }) => toDomains(setting, [event.owner, event.to], event),
  },
  recalled: {
    apply: (draft, { units }) => {
      for (const unit of unitsIn(draft, units)) {
        lend(draft, unit, null);
        Object.assign(unit, { borrowerCommands: false, borrowerPays: false });
      }
    },
    tell: (event, { setting, state }) =>
      toDomains(
        setting,
        [event.owner, ...unitsIn(state as Draft<State>, event.units).map(({ loanedTo }) => loanedTo)],
        event,
      ),
  },
  'province-granted': {
    apply: (draft, { province, to }) => {
      provinceIn(draft, province).ruler = to;
    },
    tell: toEverybody,
  },
  'holding-granted': {
    apply: (draft, { holding, to }) => giveHolding(draft, holding, to),
    tell: toEverybody,
  },
};

const isPair = (pair: readonly [DomainNumber, DomainNumber], one: DomainNumber, other: DomainNumber): boolean =>
  pair.includes(one) && pair.includes(other) && one !== other;

const ownersOfEnds = (
  state: State,
  { first, second }: { readonly first: number; readonly second: number },
): readonly DomainNumber[] => [getHolding(state, first).owner, getHolding(state, second).owner];
