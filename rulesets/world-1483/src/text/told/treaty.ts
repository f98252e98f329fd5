import { type ReportLine, said } from '@chancery/core';
import type { TreatyEvent } from '../../events/treaty.ts';
import { assetsWords, conditionWords } from '../../names/assets.ts';
import { does, money, place, places, type Reader, Who, who, whose } from '../../names/reader.ts';
import type { PeaceTerms } from '../../order.ts';
import { grantsOf } from '../../rules/terms.ts';
import { type NationNumber, NPC_PHASE } from '../../words.ts';
import { refusalWords } from '../refusals.ts';
import type { InWords } from './lines.ts';

/** What each side gives, a clause a grant; none where the peace has no terms. */
const clauses = (reader: Reader, terms: PeaceTerms, we: NationNumber, you: NationNumber): readonly string[] =>
  grantsOf(terms, we, you).flatMap(({ by, cede, pay, tribute, free }) => {
    const doing = (verb: string): string => `${who(reader, by)} ${does(reader, by, [verb])}`;
    return [
      ...(cede.length === 0 ? [] : [`${doing('cede')} ${places(reader, cede)}`]),
      ...(pay === 0 ? [] : [`${doing('pay')} ${money(pay)}`]),
      ...(tribute === null
        ? []
        : [`${doing('pay')} a tribute of ${money(tribute.amount)} a turn for ${turns(tribute.turns)}`]),
      ...(free === null
        ? []
        : [`${doing('set')} ${who(reader, free.nation)} free with ${places(reader, free.territories)}`]),
    ];
  });
const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);

/** `: Spain cedes Lisbon; France pays 10 resources`, or that there are no terms. */
const termsAfter = (reader: Reader, terms: PeaceTerms, we: NationNumber, you: NationNumber): string => {
  const all = clauses(reader, terms, we, you);
  return all.length === 0 ? ' without terms' : `: ${all.join('; ')}`;
};

const COURTED = {
  married: 'the offer is accepted',
  warmed: 'nothing comes of it but an alliance',
  nothing: 'nothing comes of it',
  cooled: 'nothing comes of it but displeasure',
  war: 'it comes to war',
} as const;

const CHOICES = {
  1: 'so that there is no peace',
  2: 'and its ally is to pay the rest',
  3: 'and nobody pays the rest',
} as const;

const DROPPED_GIFTS = {
  cancelled: 'is taken back',
  lapsed: 'has lapsed',
  'too poor': 'came to nothing: there was no money for it',
  'nobody there': 'came to nothing: there is nobody to give it to',
} as const;

type Sentences = InWords<TreatyEvent>;

const PEACE: Pick<Sentences, 'peace-offered' | 'peace-offer-dropped' | 'peace-failed' | 'peace-made' | 'ally-settled'> =
  {
    'peace-offered': ({ from, to, terms }, reader) =>
      `${Who(reader, from)} ${does(reader, from, ['offer'])} ${who(reader, to)} peace${termsAfter(reader, terms, from, to)}.`,
    'peace-offer-dropped': ({ from, to, why }, reader) =>
      `The peace that ${who(reader, from)} offered ${who(reader, to)} is ${why === 'withdrawn' ? 'withdrawn' : 'no longer needed: their war is over'}.`,
    'peace-failed': ({ rule, from, to, refusal }, reader): readonly ReportLine[] => [
      said(
        rule,
        `The peace between ${who(reader, from)} and ${who(reader, to)} does not take effect: ${refusalWords(refusal, reader)}`,
      ),
    ],
    'peace-made': ({ from, to, terms }, reader) =>
      `${Who(reader, from)} and ${who(reader, to)} make peace${termsAfter(reader, terms, from, to)}.`,
    'ally-settled': ({ npc, ally, enemy, named, demanded, granted, choice }, reader) => {
      if (!named) return `${Who(reader, npc)} is left out of that peace, and fights ${who(reader, enemy)} alone.`;
      const demand = demanded === 0 ? '' : `, for ${money(granted)} a turn of the ${demanded} that it demands`;
      const rest =
        choice === null ? '' : `, ${CHOICES[choice as keyof typeof CHOICES].replace('its ally', who(reader, ally))}`;
      return `${Who(reader, npc)} makes peace with ${who(reader, enemy)} as well${demand}${rest}.`;
    },
  };

const SURRENDERS: Pick<Sentences, 'surrender-demanded' | 'surrendered' | 'ally-called'> = {
  'surrender-demanded': ({ npc, nation, lost, gained, chance, roll, agreed }, reader) => {
    const demand = `${Who(reader, nation)} ${does(reader, nation, ['demand'])} the surrender of ${who(reader, npc)}`;
    const score = `it has lost ${lost} and gained ${gained}`;
    return roll === null
      ? `${demand}, which refuses: ${score}.`
      : `${demand}, which ${agreed ? 'surrenders' : 'refuses'} (${score}; rolled ${roll}, ${chance} or less).`;
  },
  surrendered: ({ loser, victor, lost, tribute, turns: count }, reader) =>
    `${Who(reader, loser)} ${does(reader, loser, ['surrender'])} to ${who(reader, victor)} with ${lost} ${lost === 1 ? 'territory' : 'territories'} lost${tribute === 0 ? ', without a tribute' : `, for ${money(tribute)} a turn over ${turns(count)}`}.`,
  'ally-called': ({ npc, nation, against }, reader) =>
    `${Who(reader, nation)} ${does(reader, nation, ['call'])} ${who(reader, npc)} to war against ${who(reader, against)}.`,
};

const HOUSES: Pick<Sentences, 'courted' | 'married'> = {
  courted: ({ nation, npc, roll, outcome, cost, treasury }, reader) =>
    `${Who(reader, nation)} ${does(reader, nation, ['court'])} ${who(reader, npc)} for ${money(cost)}: ${COURTED[outcome]} (rolled ${roll}); ${money(treasury)} left.`,
  married: ({ nation, npc, territories }, reader) =>
    `${Who(reader, nation)} and ${who(reader, npc)} are one by marriage: ${places(reader, territories)} ${territories.length === 1 ? 'is' : 'are'} ${whose(reader, nation)} land now.`,
};

const RISING: Pick<
  Sentences,
  | 'rebellion-tried'
  | 'rebellion-began'
  | 'nation-founded'
  | 'nation-run'
  | 'boxes-cleared'
  | 'leave-asked'
  | 'freed'
  | 'affairs-closed'
> = {
  'rebellion-tried': ({ nation, territory, cost, treasury, chance, roll, rises }, reader) =>
    `${Who(reader, nation)} ${does(reader, nation, ['spend'])} ${money(cost)} on a rebellion in ${place(reader, territory)}, which ${rises ? 'begins' : 'does not begin'} (rolled ${roll}, ${chance} or less); ${money(treasury)} left.`,
  'rebellion-began': ({ sponsor, rebels, territory, against, skill, troops }, reader) =>
    `${place(reader, territory)} rises against ${who(reader, against)} for ${who(reader, rebels)}, with a general of skill ${skill} and ${troops} troops, paid for by ${who(reader, sponsor)}.`,
  'nation-founded': ({ name, original }, reader) => `${name} is a nation, and claims ${places(reader, original)}.`,
  'nation-run': ({ nation, phase, seat }, reader) => {
    const isRuled = phase !== NPC_PHASE;
    if (nation === reader.me) {
      return isRuled ? `You rule your nation, and act in phase ${phase}.` : 'The rules play your nation from now on.';
    }
    return `${Who(reader, nation)} is ${isRuled ? `ruled by its player, and acts in phase ${phase}` : 'played by the rules'}${seat === 'open' ? ', and an open position' : ''}.`;
  },
  'boxes-cleared': ({ nation }, reader) => `All are neutral to ${who(reader, nation)}.`,
  'leave-asked': ({ territories }, reader) =>
    `Your troops in ${places(reader, territories)} leave in your next turn, or fight.`,
  freed: ({ grantor, nation, territories, resources }, reader) =>
    `${Who(reader, grantor)} ${does(reader, grantor, ['set'])} ${who(reader, nation)} free with ${places(reader, territories)}; it has ${money(resources)} to arm itself.`,
  'affairs-closed': ({ nation }, reader) => `All offers of ${who(reader, nation)} are void.`,
};

const TRADES: Pick<
  Sentences,
  | 'trade-offered'
  | 'trade-confirmed'
  | 'trade-consent-withdrawn'
  | 'trade-dropped'
  | 'trade-conflicts'
  | 'trade-failed'
  | 'trade-made'
> = {
  'trade-offered': ({ id, from, to, give, get }, reader) =>
    `Trade #${id}: ${who(reader, from)} ${does(reader, from, ['offer'])} ${who(reader, to)} ${assetsWords(reader, give)} for ${assetsWords(reader, get)}.`,
  'trade-confirmed': ({ from, to, offer }, reader) =>
    `${Who(reader, to)} ${does(reader, to, ['confirm'])} ${whose(reader, from)} trade #${offer}.`,
  'trade-consent-withdrawn': ({ from, to, offer }, reader) =>
    `${Who(reader, to)} no longer ${does(reader, to, ['confirm'])} ${whose(reader, from)} trade #${offer}.`,
  'trade-dropped': ({ from, to, offer, why }, reader) =>
    `Trade #${offer}, which ${who(reader, from)} offered ${who(reader, to)}, ${why === 'cancelled' ? 'is taken back' : 'has lapsed'}.`,
  'trade-conflicts': ({ from, to, offer, other }, reader) =>
    `Trades #${offer} and #${other} between ${who(reader, from)} and ${who(reader, to)} do not say the same: neither is carried out before one is confirmed.`,
  'trade-failed': ({ rule, from, to, offer, refusal }, reader): readonly ReportLine[] => [
    said(
      rule,
      `Trade #${offer} between ${who(reader, from)} and ${who(reader, to)} is not carried out: ${refusalWords(refusal, reader)}`,
    ),
  ],
  'trade-made': ({ from, to, offer, give, get }, reader) =>
    `Trade #${offer}: ${who(reader, from)} ${does(reader, from, ['give'])} ${who(reader, to)} ${assetsWords(reader, give)} for ${assetsWords(reader, get)}.`,
};

const GIFTS: Pick<Sentences, 'gift-given' | 'gift-promised' | 'gift-dropped' | 'gift-fired' | 'promises-aged'> = {
  'gift-given': ({ from, to, give }, reader) =>
    `${Who(reader, from)} ${does(reader, from, ['give'])} ${who(reader, to)} ${assetsWords(reader, give)}.`,
  'gift-promised': ({ id, from, to, amount, condition }, reader) =>
    `Gift #${id}: ${who(reader, from)} ${does(reader, from, ['promise'])} ${who(reader, to)} ${money(amount)} ${conditionWords(reader, condition)}.`,
  'gift-dropped': ({ to, gift, why }, reader) => `Gift #${gift} to ${who(reader, to)} ${DROPPED_GIFTS[why]}.`,
  'gift-fired': ({ from, to, gift, amount }, reader) =>
    `Gift #${gift}: what was promised for has happened, and ${who(reader, from)} ${does(reader, from, ['give'])} ${who(reader, to)} ${money(amount)}.`,
  'promises-aged': () => 'Offers and promises stand one update less.',
};

const TRIBES: Pick<Sentences, 'tribe-settled' | 'tribe-gone' | 'tribe-reverted'> = {
  'tribe-settled': ({ tribe, territories, chosen }, reader) =>
    `${Who(reader, tribe)} ${does(reader, tribe, ['settle'])} in ${places(reader, territories)}${chosen ? '' : ', as nothing else was said'}.`,
  'tribe-gone': ({ tribe }, reader) =>
    `${Who(reader, tribe)} ${does(reader, tribe, ['are', 'is'])} no more: no city is left to ${tribe === reader.me ? 'you' : 'it'}.`,
  'tribe-reverted': ({ tribe }, reader) =>
    `${Who(reader, tribe)} ${does(reader, tribe, ['are', 'is'])} a nation like all others from now on.`,
};

/** What nations agree on, and tribes. */
export const TREATY: Sentences = {
  ...PEACE,
  ...SURRENDERS,
  ...HOUSES,
  ...RISING,
  ...TRADES,
  ...GIFTS,
  ...TRIBES,
};
