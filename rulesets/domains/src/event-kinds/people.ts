import { type Draft, type Hearing, NOBODY } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { domainIn } from '../draft/find.ts';
import type { PeopleEvent } from '../events/people.ts';
import type { EventOf } from '../events.ts';
import { findPerson } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Person, State } from '../state.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Told } from '../told.ts';
import type { Types } from '../types.ts';
import type { DomainNumber, PersonId } from '../words.ts';

export const PEOPLE: EventKinds<Types, PeopleEvent> = {
  recruited: {
    apply: (draft, { domain, person, name }) => {
      domainIn(draft, domain).underlings.push({ id: person, name, busyTurn: null, exposedTurn: null });
      draft.next.person = Math.max(draft.next.person, person + 1);
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'heir-named': {
    apply: (draft, { domain, person }) => {
      domainIn(draft, domain).heir = person;
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'underling-died': {
    apply: (draft, { domain, person }) => removeUnderling(draft, domain, person),
    tell: toEverybody,
  },
  'ruler-died': {
    apply: (draft, { domain, heir, heirName }) => {
      const bereft = domainIn(draft, domain);
      const follower = bereft.underlings.find(({ id }) => id === heir);
      if (follower !== undefined) {
        removeUnderling(draft, domain, follower.id);
        bereft.ruler = follower;
        return;
      }
      bereft.ruler = { id: draft.next.person, name: heirName, busyTurn: null, exposedTurn: null };
      bereft.lostRoundTurn = draft.turn + 1;
      draft.next.person += 1;
    },
    tell: toEverybody,
  },
  'counterspy-set': {
    apply: (draft, { domain, person, round }) => {
      domainIn(draft, domain).counterspyFrom = round;
      keepBusy(draft, domain, person);
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  attempted: {
    apply: (draft, { author, attempt, person, exposed }) => {
      const domain = domainIn(draft, author);
      if (attempt === 'assassinate') domain.assassinationDone = true;
      if (attempt === 'sabotage') domain.sabotageDone = true;
      if (person === null) return;
      keepBusy(draft, author, person);
      if (exposed) personIn(draft, author, person).exposedTurn = draft.turn;
    },
    tell: (event, { setting }) => [...toDomains(setting, [event.author], event), ...noticed(event, setting)],
  },
};

/** What the target learns of an attempt (DOM-9.9, 9.16). */
const noticed = (event: EventOf<'attempted'>, setting: Setting): readonly Hearing<Told>[] => {
  const { rule, author, target, attempt, name, scouts, outcome, exposed } = event;
  // Of what succeeds the target sees the damage alone.
  if (target === null || outcome === 'succeeded') return NOBODY;
  const known = exposed || (scouts !== null && outcome === 'failed');
  const foiled = outcome === 'cancelled';
  return toDomains(setting, [target], {
    kind: 'attempt-noticed',
    rule,
    target,
    attempt,
    foiled,
    author: known ? author : null,
    name: exposed ? name : '',
  } as const);
};

const personIn = (draft: Draft<State>, domain: DomainNumber, person: PersonId): Draft<Person> => {
  const found = findPerson(domainIn(draft, domain), person);
  if (found === null) throw new Error(`there is no person ${person}`);
  return found as Draft<Person>;
};

const keepBusy = (draft: Draft<State>, domain: DomainNumber, person: PersonId): void => {
  personIn(draft, domain, person).busyTurn = draft.turn;
};

const removeUnderling = (draft: Draft<State>, of: DomainNumber, person: PersonId): void => {
  const domain = domainIn(draft, of);
  domain.underlings = domain.underlings.filter(({ id }) => id !== person);
  if (domain.heir === person) domain.heir = null;
};
