import type { WarEvent } from '../../events/war.ts';
import { box, capital, does, money, type Reader, Who, who, whose } from '../../names/reader.ts';
import type { NationNumber } from '../../words.ts';
import type { InWords } from './lines.ts';

const CAUSES = {
  declared: 'declared it',
  'attack at sea': 'attacked at sea',
  invasion: 'invaded',
  expulsion: 'expelled guests',
  joined: 'joined a battle',
  defended: 'took part in a defence',
  financed: 'was paid for it',
  threat: 'answered a threat',
  call: 'was called by an ally',
  marriage: 'was offended by a suitor',
  rebellion: 'rose in rebellion',
} as const;

const ENDS = {
  peace: 'by a treaty of peace',
  influence: 'as their relations have mended',
  threat: 'under a threat of war',
  surrender: 'by surrender',
  'ally made peace': 'since the ally made peace',
  eliminated: 'since one side is no more',
  absorbed: 'since one side has become part of another nation',
  independence: 'by a grant of independence',
  'lands won back': 'since the lands are won back',
} as const;

const BOX_WORDS = {
  influence: 'by your influence and that of others',
  slander: 'after slander',
  threat: 'after a threat',
  war: 'by war',
  'war over': 'after the war',
  'marriage offer': 'after an offer of marriage',
  'thanks for finance': 'in thanks for the money',
  'no peace for the ally': 'since it was left out of the peace',
  'ally paid nothing': 'since nobody paid what it demanded',
  'ally lost land': 'since the war brought it nothing',
  rebellion: 'by the rebellion',
  independence: 'by its independence',
} as const;

const warOf = (reader: Reader, one: NationNumber, other: NationNumber): string => {
  if (one !== reader.me && other !== reader.me) return `The war of ${who(reader, one)} and ${who(reader, other)}`;
  return `Your war with ${who(reader, one === reader.me ? other : one)}`;
};

/** Wars, boxes and tributes. */
export const WAR: InWords<WarEvent> = {
  'war-began': ({ war: { attacker, defender, financed }, cause }, reader) =>
    financed
      ? `Somebody pays ${who(reader, attacker)} for its war on ${who(reader, defender)}.`
      : `${Who(reader, attacker)} ${does(reader, attacker, ['are', 'is'])} at war with ${who(reader, defender)}: ${who(reader, attacker)} ${CAUSES[cause]}.`,
  'war-ended': ({ attacker, defender, how }, reader) => `${warOf(reader, attacker, defender)} is over, ${ENDS[how]}.`,
  'war-fought': (_, __) => 'A battle was fought.',
  'box-moved': ({ npc, nation, from, to, why }, reader) =>
    `${Who(reader, npc)} ${does(reader, npc, ['have', 'has'])} ${who(reader, nation)} at ${box(to)}, before at ${box(from)}, ${why === 'influence' ? 'by influence' : BOX_WORDS[why]}.`,
  'threats-set': ({ npc }, reader) => `${Who(reader, npc)} is under the threat of war.`,
  'npc-peace-offered': ({ offer: { npc, to, why } }, reader) =>
    `${Who(reader, npc)} offers ${who(reader, to)} peace without terms, ${why === 'won back' ? 'for it has won back its lands' : 'for it has a new enemy'}.`,
  'npc-peace-withdrawn': ({ npc }, reader) => `The peace that ${who(reader, npc)} offered is no longer to be had.`,
  'unmarriageable-made': ({ npc }, reader) => `Nobody will court ${who(reader, npc)} again.`,
  'tribute-began': ({ payer, receiver, amount, turns }, reader) =>
    `${Who(reader, payer)} ${does(reader, payer, ['pay'])} ${who(reader, receiver)} a tribute of ${money(amount)} a turn for ${turns} turns.`,
  'tribute-ended': ({ payer, receiver }, reader) =>
    `${capital(whose(reader, payer))} tribute to ${who(reader, receiver)} has ended.`,
  'tribute-paid': ({ payer, receiver, due, paid, left }, reader) =>
    `${Who(reader, payer)} paid ${who(reader, receiver)} a tribute of ${money(paid)}${paid < due ? `, of ${due} due` : ''}; ${left} ${left === 1 ? 'payment' : 'payments'} to come.`,
  stirred: ({ npc, stirred }, reader) => `${Who(reader, npc)} is ${stirred ? 'astir' : 'at rest'}.`,
  'contract-made': ({ npc, target, bid }, reader) =>
    `${Who(reader, npc)} takes your ${money(bid)} and fights ${who(reader, target)}. You pay as much in each of your turns while that war lasts.`,
  'contract-closing': ({ npc, target }, reader) =>
    `${Who(reader, npc)} no longer fights ${who(reader, target)}: you pay once more, in your next turn.`,
  'contract-ended': ({ npc, target }, reader) =>
    `You no longer pay ${who(reader, npc)} to fight ${who(reader, target)}.`,
  'contract-thanked': ({ npc }, reader) => `${Who(reader, npc)} is grateful.`,
  'rebellion-set': ({ nation, against }, reader) =>
    against === null
      ? `${Who(reader, nation)} has won back its lands.`
      : `${Who(reader, nation)} fights ${who(reader, against)} for its lands.`,
};
