import type { EventAbout } from '../events.ts';
import { areaIn, type DraftState, kingdomIn } from './draft.ts';

export const applyMoney = (draft: DraftState, event: EventAbout<'money'>): void => {
  switch (event.kind) {
    case 'income-received':
    case 'upkeep-paid':
      kingdomIn(draft, event.kingdom).gold = event.gold;
      return;
    case 'prestige-changed':
      kingdomIn(draft, event.kingdom).prestige = event.prestige;
      return;
    case 'developed': {
      kingdomIn(draft, event.kingdom).gold = event.gold;
      const { resources } = areaIn(draft, event.area);
      const slot = event.instead === null ? resources.length : resources.indexOf(event.instead);
      resources[slot] = event.resource;
      return;
    }
    case 'npc-developed':
      areaIn(draft, event.area).resources.push(event.resource);
      return;
    case 'church-built': {
      const kingdom = kingdomIn(draft, event.kingdom);
      kingdom.gold = event.gold;
      kingdom.phase.churchDone = true;
      return;
    }
    case 'gift-sent': {
      const giver = kingdomIn(draft, event.from);
      giver.gold = event.fromGold;
      giver.phase.giftsSent += event.amount;
      kingdomIn(draft, event.to).gold = event.toGold;
      return;
    }
    case 'protected':
      areaIn(draft, event.area).protection = event.protection;
      kingdomIn(draft, event.kingdom).phase.cavalryUsed += event.times;
      return;
    case 'raided': {
      const raider = kingdomIn(draft, event.by);
      raider.gold = event.gold;
      raider.phase.cavalryUsed += event.cavalry;
      raider.phase.raided.push(event.area);
      if (event.loot === null) return;
      const area = areaIn(draft, event.area);
      const { resource } = event.loot;
      area.resources = area.resources.filter((each) => each !== resource);
      return;
    }
  }
};
