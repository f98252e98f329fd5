import type { Draft } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn, privyIn } from '../draft/changes.ts';
import type { WarEvent } from '../events/war.ts';
import { asDeclared } from '../rules/financed.ts';
import type { Contract, State } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import { AT_WAR, type NationNumber, NEUTRAL } from '../words.ts';

export const WAR: EventKinds<Types, WarEvent> = {
  'war-began': {
    apply: (draft, { war }) => {
      draft.wars.push(structuredClone(war) as Draft<State>['wars'][number]);
      draft.next.war = Math.max(draft.next.war, war.id + 1);
      makeGood(draft, war.attacker, war.defender);
      makeGood(draft, war.defender, war.attacker);
    },
    /** Whom a war is waged on hears also that it is paid for, and nobody else (W83-5.48). */
    tell: (event, { setting }) =>
      event.war.financed
        ? [
            { to: 'all', told: { ...event, cause: 'declared', war: asDeclared(event.war) } },
            ...toNations(setting, [event.war.defender], event),
          ]
        : [{ to: 'all', told: event }],
  },
  'war-ended': {
    apply: (draft, { war }) => {
      draft.wars = draft.wars.filter(({ id }) => id !== war);
    },
    tell: toEverybody,
  },
  'war-fought': {
    apply: (draft, { war }) => {
      const fought = draft.wars.find(({ id }) => id === war);
      if (fought !== undefined) fought.battles += 1;
    },
    tell: () => [],
  },
  'box-moved': {
    apply: (draft, { npc, nation, to }) => setBox(draft, npc, nation, to),
    tell: toEverybody,
  },
  'threats-set': {
    apply: (draft, { npc, by }) => {
      nationIn(draft, npc).underThreat = [...by];
    },
    tell: () => [],
  },
  'npc-peace-offered': {
    apply: (draft, { offer }) => {
      draft.npcOffers = draft.npcOffers.filter(({ npc, to }) => npc !== offer.npc || to !== offer.to);
      draft.npcOffers.push({ ...offer });
    },
    tell: toEverybody,
  },
  'npc-peace-withdrawn': {
    apply: (draft, { npc, to }) => {
      draft.npcOffers = draft.npcOffers.filter((offer) => npc !== offer.npc || to !== offer.to);
    },
    tell: (event, { setting }) => toNations(setting, [event.to], event),
  },
  'unmarriageable-made': {
    apply: (draft, { npc }) => {
      nationIn(draft, npc).unmarriageable = true;
    },
    tell: toEverybody,
  },
  'tribute-began': {
    apply: (draft, { payer, receiver, amount, turns, turn, phase }) => {
      draft.tributes.push({ payer, receiver, amount, left: turns, since: { turn, phase } });
    },
    tell: toEverybody,
  },
  'tribute-ended': {
    // Two may run between the same nations: one that has been paid is over by itself.
    apply: (draft, { payer, receiver, why }) => {
      draft.tributes = draft.tributes.filter(
        (each) => each.payer !== payer || each.receiver !== receiver || (why === 'paid' && each.left > 0),
      );
    },
    tell: toEverybody,
  },
  'tribute-paid': {
    // Those of one amount are as good as each other.
    apply: (draft, { payer, receiver, due, left }) => {
      const tribute = draft.tributes.find(
        (each) => each.payer === payer && each.receiver === receiver && each.amount === due && each.left === left + 1,
      );
      if (tribute !== undefined) tribute.left = left;
    },
    tell: (event, { setting }) => toNations(setting, [event.payer, event.receiver], event),
  },
  stirred: {
    apply: (draft, { npc, stirred }) => {
      nationIn(draft, npc).stirred = stirred;
    },
    tell: () => [],
  },
  'contract-made': {
    apply: (draft, { npc, target, financier, bid }) => {
      draft.contracts.push({ npc, target, financier, bid, lastDue: false, thanked: false });
    },
    tell: (event, { setting }) => toNations(setting, [event.financier], event),
  },
  'contract-closing': {
    apply: (draft, event) => {
      for (const contract of draft.contracts) if (isContract(contract, event)) contract.lastDue = true;
    },
    tell: (event, { setting }) => toNations(setting, [event.financier], event),
  },
  'contract-ended': {
    apply: (draft, event) => {
      draft.contracts = draft.contracts.filter((contract) => !isContract(contract, event));
    },
    tell: (event, { setting }) => toNations(setting, [event.financier], event),
  },
  'contract-thanked': {
    apply: (draft, event) => {
      for (const contract of draft.contracts) if (isContract(contract, event)) contract.thanked = true;
    },
    tell: () => [],
  },
  'rebellion-set': {
    apply: (draft, { nation, sponsor, against, lands }) => {
      nationIn(draft, nation).rebellion =
        sponsor === null || against === null ? null : { sponsor, against, lands: [...lands] };
    },
    tell: () => [],
  },
};

/** Whoever is at war with a nation owes no war on it any more (W83-5.27). */
const makeGood = (draft: Draft<State>, nation: NationNumber, other: NationNumber): void => {
  const own = privyIn(draft, nation);
  own.mustDeclare = own.mustDeclare.filter(({ npc }) => npc !== other);
};

type ContractOf = Pick<Contract, 'npc' | 'target' | 'financier'>;
const isContract = (one: ContractOf, other: ContractOf): boolean =>
  one.npc === other.npc && one.target === other.target && one.financier === other.financier;

/** Neutral is not kept, and At War is told by the war itself (rules/war.ts). */
const setBox = (draft: Draft<State>, npc: NationNumber, nation: NationNumber, box: number): void => {
  const stands = nationIn(draft, npc);
  stands.boxes = stands.boxes.filter((entry) => entry.nation !== nation);
  if (box === NEUTRAL || box === AT_WAR) return;
  stands.boxes.push({ nation, box });
  stands.boxes.sort((a, b) => a.nation - b.nation);
};
