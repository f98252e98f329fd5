import { areaInfo, kingdomOf } from '../rules/find.ts';
import { taxIncome } from '../rules/reckoned.ts';
import { TREATY_WORDS } from '../text/reader.ts';
import { TREATIES } from '../words.ts';
import { GROUPS } from './groups.ts';
import { actionKind, branch, eachKingdom, type Kinds, numberUpTo, oneOf, when } from './offering.ts';
import type { Answer, Cancel, Gift, Propose, Subjugate } from './order.ts';
import { FLAG, GOLD, KINGDOM, TREATY } from './param-types.ts';

/** Talks between kingdoms at Peace. */

const kingdom = { type: KINGDOM, help: 'the other kingdom' };
const treaty = { type: TREATY, help: 'TRADE or PACT' };

const propose = actionKind<Propose>({
  verb: 'PROPOSE',
  rule: 'HEP-5.19',
  title: 'Propose a treaty',
  help: 'Proposes a Trade Treaty or a Military Pact. A player answers in his next Phase; an NPC State rolls at once, 6 or more accepts.',
  group: GROUPS.diplomacy,
  params: { treaty, kingdom },
  lines: [{ pattern: 'PROPOSE <treaty> <kingdom>' }],
  also: [{ pattern: 'PROPOSE <treaty> TO|WITH <kingdom>' }],
  offer: (forecast, could) =>
    eachKingdom(forecast, (_, code) =>
      oneOf(
        'treaty',
        TREATIES.map((kind) => branch(kind, TREATY_WORDS[kind], when(could({ kingdom: code, treaty: kind })))),
      ),
    ),
});

const answer = actionKind<Answer>({
  verb: 'ANSWER',
  rule: 'HEP-5.19',
  title: 'Answer a proposal',
  help: 'Accepts or refuses a treaty that another player has proposed. What is not answered in your Phase lapses.',
  group: GROUPS.diplomacy,
  params: { kingdom, treaty, yes: { type: FLAG, help: 'YES or NO' } },
  lines: [
    { pattern: 'ANSWER <kingdom> <treaty> YES', sets: { yes: true } },
    { pattern: 'ANSWER <kingdom> <treaty> NO', sets: { yes: false } },
  ],
  offer: ({ setting, state, kingdom: me }, could) =>
    oneOf(
      'kingdom',
      [...new Set(state.proposals.filter(({ to }) => to === me).map(({ from }) => from))].map((from) => {
        const { code, name } = areaInfo(setting, from);
        const kinds = state.proposals.filter((each) => each.to === me && each.from === from).map(({ kind }) => kind);
        const answers = (kind: (typeof kinds)[number]) =>
          oneOf('yes', [
            branch(true, 'Accept', when(could({ kingdom: code, treaty: kind, yes: true }))),
            branch(false, 'Refuse', when(could({ kingdom: code, treaty: kind, yes: false }))),
          ]);
        return branch(
          code,
          name,
          oneOf(
            'treaty',
            kinds.map((kind) => branch(kind, TREATY_WORDS[kind], answers(kind))),
          ),
        );
      }),
    ),
});

const cancel = actionKind<Cancel>({
  verb: 'CANCEL',
  rule: 'HEP-5.20',
  title: 'Cancel a treaty or a proposal',
  help: 'Ends a Trade Treaty or Military Pact of yours at once, or takes back what you have proposed.',
  group: GROUPS.diplomacy,
  params: { treaty, kingdom },
  lines: [{ pattern: 'CANCEL <treaty> <kingdom>' }],
  also: [{ pattern: 'CANCEL <treaty> WITH <kingdom>' }],
  offer: (forecast, could) =>
    eachKingdom(forecast, (_, code) =>
      oneOf(
        'treaty',
        TREATIES.map((kind) => branch(kind, TREATY_WORDS[kind], when(could({ kingdom: code, treaty: kind })))),
      ),
    ),
});

const gift = actionKind<Gift>({
  verb: 'GIFT',
  rule: 'HEP-5.21',
  title: 'Send a gift',
  help: 'Sends Gold to another player. All gifts of a Phase together may not exceed your Tax Income.',
  group: GROUPS.diplomacy,
  params: { kingdom, gold: { type: GOLD, help: 'Gold' } },
  lines: [{ pattern: 'GIFT <kingdom> <gold>' }],
  also: [{ pattern: 'GIFT <gold> TO <kingdom>' }],
  offer: (forecast, could) => {
    const { gold, phase } = kingdomOf(forecast.state, forecast.kingdom);
    const most = Math.min(gold, taxIncome(forecast, forecast.kingdom) - phase.giftsSent);
    return eachKingdom(forecast, (_, code) => (could({ kingdom: code, gold: 1 }) ? numberUpTo('gold', most) : null));
  },
});

const subjugate = actionKind<Subjugate>({
  verb: 'SUBJUGATE',
  rule: 'HEP-5.28',
  title: 'Subjugate an NPC State',
  help: 'Asks an NPC State at Peace with you to submit with its land and Levies: 10 or more on the die. One such offer a Turn.',
  group: GROUPS.diplomacy,
  params: { kingdom: { type: KINGDOM, help: 'an NPC State with one Land Area' } },
  lines: [{ pattern: 'SUBJUGATE <kingdom>' }],
  offer: (forecast, could) => eachKingdom(forecast, (_, code) => when(could({ kingdom: code }))),
});

export const DIPLOMACY_ORDERS: Kinds<'PROPOSE' | 'ANSWER' | 'CANCEL' | 'GIFT' | 'SUBJUGATE'> = {
  PROPOSE: propose,
  ANSWER: answer,
  CANCEL: cancel,
  GIFT: gift,
  SUBJUGATE: subjugate,
};
