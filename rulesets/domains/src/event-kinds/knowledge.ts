import type { Draft } from '@chancery/core';
import { type EventKinds, getNumbered, heardOf, lookedOver } from '@chancery/kit';
import type { Force, KnowledgeEvent } from '../events/knowledge.ts';
import type { Knowledge, Seen, SeenBy, State } from '../state.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';

export const KNOWLEDGE: EventKinds<Types, KnowledgeEvent> = {
  sighted: {
    apply: (draft, event) => {
      const known = knowledgeIn(draft, event.seer);
      for (const seen of seenIn(draft, event)) known.forces = kept(heardOf(known.forces as readonly Seen[], seen));
    },
    tell: (event, { setting }) => toDomains(setting, [event.seer], event),
  },
  'field-seen': {
    apply: (draft, event) => {
      const known = knowledgeIn(draft, event.seer);
      known.forces = kept(lookedOver(known.forces as readonly Seen[], event.province, seenIn(draft, event)));
    },
    tell: (event, { setting }) => toDomains(setting, [event.seer], event),
  },
  spied: {
    apply: (draft, { kind: _, rule: __, seer, ...report }) => {
      const known = knowledgeIn(draft, seer);
      known.provinces = [...known.provinces.filter(({ province }) => province !== report.province), kept(report)];
    },
    tell: (event, { setting }) => toDomains(setting, [event.seer], event),
  },
  'papers-read': {
    apply: (draft, { kind: _, rule: __, seer, ...papers }) => {
      const known = knowledgeIn(draft, seer);
      known.papers = [...known.papers.filter(({ of }) => of !== papers.of), kept(papers)];
    },
    tell: (event, { setting }) => toDomains(setting, [event.seer], event),
  },
};

const knowledgeIn = (draft: Draft<State>, domain: DomainNumber): Draft<Knowledge> =>
  getNumbered(draft.known, domain, 'domain');

interface Sighted {
  readonly province: ProvinceNumber;
  readonly round: number;
  readonly by: SeenBy;
  readonly forces: readonly Force[];
}

const seenIn = ({ turn }: Draft<State>, { province, round, by, forces }: Sighted): readonly Seen[] =>
  forces.map(({ owner, figures }): Seen => ({ area: province, turn, section: round, source: by, owner, figures }));

/** What was learned is only ever replaced as a whole, so that the draft may hold what the event holds. */
const kept = <T>(value: T): Draft<T> => value as Draft<T>;
