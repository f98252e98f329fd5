import { type EventKinds, toEverybody } from '@chancery/kit';
import { areaIn, type DraftState, kingdomIn } from '../draft/board.ts';
import type { MoneyEvent } from '../events/money.ts';
import { toAllNaming } from '../tell/hearers.ts';
import type { Types } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

const hasNow = (draft: DraftState, { kingdom, gold }: { readonly kingdom: KingdomNumber; readonly gold: number }) => {
  kingdomIn(draft, kingdom).gold = gold;
};

export const MONEY: EventKinds<Types, MoneyEvent> = {
  'income-received': { apply: hasNow, tell: toEverybody },
  'upkeep-paid': { apply: hasNow, tell: toEverybody },
  'prestige-changed': {
    apply: (draft, { kingdom, prestige }) => {
      kingdomIn(draft, kingdom).prestige = prestige;
    },
    tell: toEverybody,
  },
  developed: {
    apply: (draft, event) => {
      hasNow(draft, event);
      const { resources } = areaIn(draft, event.area);
      const slot = event.instead === null ? resources.length : resources.indexOf(event.instead);
      resources[slot] = event.resource;
    },
    tell: toEverybody,
  },
  'npc-developed': {
    apply: (draft, { area, resource }) => {
      areaIn(draft, area).resources.push(resource);
    },
    tell: toEverybody,
  },
  'church-built': {
    apply: (draft, event) => {
      hasNow(draft, event);
      kingdomIn(draft, event.kingdom).phase.churchDone = true;
    },
    tell: toEverybody,
  },
  'gift-sent': {
    apply: (draft, event) => {
      const giver = kingdomIn(draft, event.from);
      giver.gold = event.fromGold;
      giver.phase.giftsSent += event.amount;
      kingdomIn(draft, event.to).gold = event.toGold;
    },
    tell: toAllNaming(({ from, to }) => [from, to]),
  },
  protected: {
    apply: (draft, event) => {
      areaIn(draft, event.area).protection = event.protection;
      kingdomIn(draft, event.kingdom).phase.cavalryUsed += event.times;
    },
    tell: toEverybody,
  },
  raided: {
    apply: (draft, event) => {
      const raider = kingdomIn(draft, event.by);
      raider.gold = event.gold;
      raider.phase.cavalryUsed += event.cavalry;
      raider.phase.raided.push(event.area);
      if (event.loot === null) return;
      const area = areaIn(draft, event.area);
      const { resource } = event.loot;
      area.resources = area.resources.filter((each) => each !== resource);
    },
    tell: toEverybody,
  },
};
