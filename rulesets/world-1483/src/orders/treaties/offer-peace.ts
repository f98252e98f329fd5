import { type Choice, seatId } from '@chancery/core';
import { branch, leftOut, numberOf, oneOf } from '@chancery/kit';
import { findNationInfo, isPlayer, ownedBy } from '../../rules/find.ts';
import { mirroredPeace } from '../../rules/terms.ts';
import { enemiesOf } from '../../rules/war.ts';
import type { GameKnown } from '../../types.ts';
import type { NationNumber } from '../../words.ts';
import { numbersOf, oneNation, ownLands, self, somePlaces } from '../offers.ts';
import { GROUPS, peaceOrder } from '../shared.ts';
import { PEACE_PARAMS, PEACE_WORDS } from './peace.ts';

/** An offer of peace, which its addressee sees as soon as it is sent in (W83-13.3, 13.4). */
export const offerPeace = peaceOrder('OFFER_PEACE', {
  rule: 'W83-13.3',
  title: 'Offer peace',
  help: 'Offers peace to a player nation, with terms or without. WE is your side, YOU the other. It stands until it is accepted with the same terms, withdrawn or replaced, or until the war ends.',
  group: GROUPS.treaties,
  params: PEACE_PARAMS,
  lines: [{ pattern: `OFFER PEACE <nation> ${PEACE_WORDS}` }],
  addressee: (setting, { args: { nation } }) => {
    const info = findNationInfo(setting, nation);
    return info === null ? null : seatId(info.code);
  },
  answers: ({ setting }, order, from) => {
    const sender = setting.nations.find((info) => info?.code === from)?.number;
    if (sender === undefined) return [];
    return [{ verb: 'ACCEPT_PEACE', section: 'trades', args: mirroredPeace(order.args, sender) }];
  },
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const enemies = enemiesOf(known.view, nation).filter((enemy) => {
      const other = known.view.nations[enemy];
      return other !== null && other !== undefined && isPlayer(other);
    });
    return oneNation(known, 'nation', enemies, (enemy) => termsWith(known, enemy));
  },
});

/** One term by form; by text there may be several. */
const termsWith = (known: GameKnown, enemy: NationNumber): Choice | null => {
  const own = numbersOf(ownLands(known));
  const theirs = numbersOf(ownedBy(known.view, enemy));
  const most = known.view.own?.treasury ?? 0;
  const turns = (param: string): Choice => numberOf(param, { from: 1, to: 20, usual: 5 }) as Choice;
  const tribute = (param: string, then: Choice): Choice => ({ ask: 'number', param, from: 1, to: 999, then });
  return oneOf(
    'term',
    [
      branch('weCede', 'we cede land', orPlain(somePlaces(known, 'weCede', own))),
      branch('youCede', 'you cede land', orPlain(somePlaces(known, 'youCede', theirs))),
      branch('wePay', 'we pay at once', orPlain(numberOf('wePay', { from: 1, to: most }))),
      branch('youPay', 'you pay at once', orPlain(numberOf('youPay', { from: 1, to: 9999 }))),
      branch('weTribute', 'we pay tribute', orPlain(tribute('weTribute', turns('weTurns')))),
      branch('youTribute', 'you pay tribute', orPlain(tribute('youTribute', turns('youTurns')))),
    ],
    PLAIN,
  );
};

const PLAIN = leftOut('without terms');
/** Whoever has chosen a term may still think better of it. */
const orPlain = (choice: Choice | null): Choice | null =>
  choice === null || choice.ask === 'done' ? choice : ({ ...choice, skip: PLAIN } as Choice);
