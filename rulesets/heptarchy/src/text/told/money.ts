import { counted, type TextByKind } from '@chancery/core';
import type { MoneyEvent } from '../../events/money.ts';
import {
  amountWords,
  areaName,
  does,
  kingdomName,
  RESOURCE_WORDS,
  type Reader,
  who,
  whose,
} from '../../names/reader.ts';
import { signed, sumWords } from '../dice.ts';

const now = (gold: number): string => `(${gold} Gold now)`;

const CAUSES = {
  piety: 'for Piety',
  church: 'for its churches',
  'war-won': 'for a War won',
  'war-lost': 'for a War lost',
  'land-by-peace': 'for land gained by peace',
  'land-lost-by-peace': 'for land lost by peace',
  conquest: 'for a conquest',
} as const;

export const MONEY_TOLD: TextByKind<MoneyEvent, Reader, string> = {
  'income-received': ({ kingdom, tax, trade, gold }, reader) => {
    const sum = tax.reduce((all, { amount }) => all + amount, 0);
    const areas = tax.map(({ area, amount }) => `${areaName(reader, area)} ${amount}`).join(', ');
    const ofTrade = trade > 0 ? ` and ${trade} Trade Income` : '';
    return `${who(reader, kingdom)} ${does(reader, kingdom, 'receive')} ${sum} Tax Income${areas === '' ? '' : ` (${areas})`}${ofTrade} ${now(gold)}.`;
  },
  'upkeep-paid': ({ kingdom, of, amount, gold }, reader) =>
    `${who(reader, kingdom)} ${does(reader, kingdom, 'pay')} ${amount} Gold for ${of === 'land' ? 'Levies and Retinues' : 'Navies'} ${now(gold)}.`,
  'prestige-changed': ({ kingdom, by, cause, prestige }, reader) =>
    `${whose(reader, kingdom)} Prestige: ${signed(by)} ${CAUSES[cause]} (${amountWords(prestige)} now).`,
  developed: ({ kingdom, area, resource, instead, cost, gold }, reader) =>
    `${who(reader, kingdom)} ${does(reader, kingdom, 'develop')} ${RESOURCE_WORDS[resource]} in ${areaName(reader, area)}${
      instead === null ? '' : ` in place of ${RESOURCE_WORDS[instead]}`
    } for ${cost} Gold ${now(gold)}.`,
  'church-built': ({ kingdom, cost, gold }, reader) =>
    `${who(reader, kingdom)} ${does(reader, kingdom, 'build')} churches for ${cost} Gold ${now(gold)}.`,
  'gift-sent': ({ from, to, amount, fromGold, toGold }, reader) =>
    `${who(reader, from)} ${does(reader, from, 'send')} ${amount} Gold to ${who(reader, to)} (${fromGold} and ${toGold} Gold now).`,
  'npc-developed': ({ area, resource, die, sides }, reader) =>
    `${areaName(reader, area)} develops ${RESOURCE_WORDS[resource]}${die === null ? '' : ` (npc.resource, d${sides}: ${die})`}.`,
  protected: ({ area, times, protection }, reader) =>
    `Borderlands protected in ${areaName(reader, area)}: ${counted(times, 'action')}, −${protection} on raids there.`,
  raided: ({ by, area, owner, cavalry, die, modifiers, total, loot, gold }, reader) => {
    const roll = `raid, d6: ${sumWords(die, modifiers, total)}, 5 needed`;
    const head = `${who(reader, by)} ${does(reader, by, 'raid')} ${areaName(reader, area)} of ${kingdomName(reader, owner)} with ${counted(cavalry, 'Cavalry Action')} (${roll})`;
    if (loot === null) return `${head}: in vain.`;
    const pick = loot.pick === null ? '' : ` (raid.pick, d2: ${loot.pick})`;
    return `${head}: ${RESOURCE_WORDS[loot.resource]} destroyed${pick}, ${loot.gold} Gold taken ${now(gold)}.`;
  },
};
