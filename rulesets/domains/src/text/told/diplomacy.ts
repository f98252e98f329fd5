import { series } from '@chancery/core';
import type { DiplomacyEvent } from '../../events/diplomacy.ts';
import type { EventOf } from '../../events.ts';
import { does, goldWords, holding, province, provinces, type Reader, units, who, whose } from '../../names/reader.ts';
import type { ProvinceNumber } from '../../words.ts';
import { PROPOSAL_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const ANSWERS = {
  accepted: (to: string, what: string) => `${to} accepted ${what}`,
  refused: (to: string, what: string) => `${to} refused ${what}`,
  lapsed: (to: string, what: string) => `${to} left ${what} unanswered`,
  void: (_: string, what: string) => `Nothing can come any more of ${what}`,
} as const;

const ENDED = {
  broken: 'it was broken off',
  level: 'one of its guilds is too small now',
  owner: 'one of its guilds has another owner now',
  war: 'its owners are at war',
  sabotage: 'it was sabotaged',
} as const;

const RIGHTS = { passage: 'passage', holdings: 'leave to found holdings' } as const;

/** Wars, pacts and gifts. */
export const DIPLOMACY: InWords<DiplomacyEvent> = {
  'war-declared': ({ attacker, defender, answer }, reader) => {
    if (answer) {
      return `${who(reader, attacker)} answered ${whose(reader, defender)} notice and declared war on ${who(reader, defender)}: it is war at once.`;
    }
    return attacker === reader.me
      ? `You declared war on ${who(reader, defender)}; it begins with the next month.`
      : `${who(reader, attacker)} intends to declare war on ${who(reader, defender)}. The war begins with the next month; whoever reads this may declare war in round 1 of it, and invade in round 2 or 3.`;
  },
  'war-began': ({ attacker, defender }, reader) =>
    `The war that ${who(reader, attacker)} declared on ${who(reader, defender)} has begun.`,
  'peace-made': ({ a, b }, reader) => `${who(reader, a)} and ${who(reader, b)} made peace.`,
  proposed: (event, reader) => {
    const { from, to } = event;
    if (from === to) return `You set up ${termsWords(event, reader)}.`;
    return from === reader.me
      ? `You proposed ${termsWords(event, reader)} to ${who(reader, to)}. They answer next month.`
      : `${who(reader, from)} proposes ${termsWords(event, reader)}. You answer with the orders of next month.`;
  },
  'proposal-answered': ({ from, to, proposal, answer, roll }, reader) => {
    if (from === to) return 'Both guilds are yours, so that nobody else has to agree.';
    const what = `${whose(reader, from)} proposal of ${PROPOSAL_WORDS[proposal]}`;
    return `${ANSWERS[answer](who(reader, to), what)}${roll === null ? '' : ` (rolled ${roll})`}.`;
  },
  allied: ({ a, b }, reader) => `${who(reader, a)} and ${who(reader, b)} are allied now.`,
  'alliance-ended': ({ by, with: other }, reader) =>
    `${who(reader, by)} broke ${does(reader, by, ['your', 'its'])} alliance with ${who(reader, other)}.`,
  'denial-changed': ({ by, to, denied }, reader) =>
    denied
      ? `${who(reader, by)} ${does(reader, by, ['deny', 'denies'])} ${who(reader, to)} passage, though allied.`
      : `${who(reader, by)} ${does(reader, by, ['grant'])} ${who(reader, to)} passage again.`,
  permitted: ({ by, to, what, provinces: numbers }, reader) =>
    `${who(reader, by)} ${does(reader, by, ['give'])} ${who(reader, to)} ${RIGHTS[what]}${within(reader, numbers)}.`,
  revoked: ({ by, to, what }, reader) =>
    `${who(reader, by)} revoked ${who(reader, to) === 'you' ? 'your' : `${whose(reader, to)}`} ${RIGHTS[what]}.`,
  'route-made': ({ first, second, by, gold }, reader) =>
    `A trade route joins ${holding(reader, first)} and ${holding(reader, second)}${by === reader.me ? `, for ${goldWords(gold)}` : ''}.`,
  'route-ended': ({ first, second, why }, reader) =>
    `The trade route of ${holding(reader, first)} and ${holding(reader, second)} has ended: ${ENDED[why]}.`,
  loaned: ({ owner, to, units: lent, borrowerCommands, borrowerPays }, reader) => {
    const how = [
      ...(borrowerCommands ? [`under ${whose(reader, to)} command`] : []),
      ...(borrowerPays ? [`at ${whose(reader, to)} cost`] : []),
    ];
    return `${who(reader, owner)} lent ${units(reader, lent)} to ${who(reader, to)}${how.length === 0 ? '' : `, ${series(how)}`}.`;
  },
  recalled: ({ owner, units: back }, reader) => `${who(reader, owner)} recalled ${units(reader, back)}.`,
  'province-granted': ({ by, to, province: number }, reader) =>
    `${who(reader, by)} gave ${province(reader, number)} to ${who(reader, to)}.`,
  'holding-granted': ({ by, to, holding: id }, reader) =>
    `${who(reader, by)} gave ${holding(reader, id)} to ${who(reader, to)}.`,
};

/** ` in Thornby and Ashlow`, ` everywhere` */
const within = (reader: Reader, numbers: readonly ProvinceNumber[]): string =>
  numbers.length === 0 ? ' in all provinces' : ` in ${provinces(reader, numbers)}`;

type Terms = Pick<
  EventOf<'proposed'>,
  'proposal' | 'provinces' | 'holdings' | 'units' | 'borrowerCommands' | 'borrowerPays'
>;

/** What is proposed, in full. */
const termsWords = (terms: Terms, reader: Reader): string => {
  const { proposal, provinces: numbers, holdings, units: lent, borrowerCommands, borrowerPays } = terms;
  switch (proposal) {
    case 'alliance':
      return 'an alliance';
    case 'peace':
      return 'peace';
    case 'passage':
      return `passage${within(reader, numbers)}`;
    case 'trade':
      return `a trade route of ${series(holdings.map((id) => holding(reader, id)))}`;
    case 'loan':
      return `a loan of ${units(reader, lent)}${borrowerCommands ? ', under the borrower’s command' : ''}${borrowerPays ? ', at the borrower’s cost' : ''}`;
  }
};
