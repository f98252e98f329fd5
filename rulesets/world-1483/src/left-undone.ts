import { counted, type ReportLine, type Ruleset, series } from '@chancery/core';
import { nationName, placeName } from './names/names.ts';
import { money } from './names/reader.ts';
import type { Order } from './order.ts';
import { costOfLine } from './rules/costs.ts';
import { getNation, isTribe, ownedBy } from './rules/find.ts';
import type { GameKnown, Types } from './types.ts';
import type { Own } from './view-types.ts';
import type { NationNumber } from './words.ts';

type Sought = (asked: {
  readonly known: GameKnown;
  readonly nation: NationNumber;
  readonly own: Own;
  readonly drafted: readonly Order[];
}) => readonly ReportLine[];

/** What a seat leaves undone: answers that are awaited, wars that must be declared, land that brings nothing, money that lies idle. */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = (known, drafted) => {
  const { nation, own } = known.view;
  if (nation === null || own === null) return [];
  return SOUGHT.flatMap((look) => look({ known, nation, own, drafted }));
};

const answers: Sought = ({ known: { view }, nation, own, drafted }) => {
  const answered = new Set(drafted.flatMap(({ verb, args }) => (verb === 'CONFIRM_TRADE' ? [args.offer] : [])));
  const traded = new Set(drafted.flatMap(({ verb, args }) => (verb === 'TRADE' ? [args.nation] : [])));
  const open = own.tradeOffers.filter(
    ({ id, from, to, confirmed }) => to === nation && confirmed === null && !answered.has(id) && !traded.has(from),
  );
  const peace = [
    ...own.peaceOffers.flatMap(({ from, to }) => (to === nation ? [from] : [])),
    ...view.npcOffers.flatMap(({ npc, to }) => (to === nation ? [npc] : [])),
  ].filter(
    (from) => !drafted.some(({ verb, args }) => PEACE_VERBS.has(verb) && 'nation' in args && args.nation === from),
  );
  return [
    ...(open.length === 0
      ? []
      : [
          {
            text: `Without an answer: ${series(open.map(({ id, from }) => `trade #${id} of ${nationName(view, from)}`))}.`,
            rule: 'W83-14.3',
          },
        ]),
    ...(peace.length === 0
      ? []
      : [
          {
            text: `Peace is offered and not accepted: ${series(peace.map((from) => nationName(view, from)))}.`,
            rule: 'W83-13.4',
          },
        ]),
  ];
};
const PEACE_VERBS: ReadonlySet<Order['verb']> = new Set(['ACCEPT_PEACE', 'OFFER_PEACE']);

/** A war that was threatened must be declared in one's next turn (W83-5.27). */
const declarations: Sought = ({ known: { view }, own, drafted }) => {
  const declared = new Set(drafted.flatMap(({ verb, args }) => (verb === 'DECLARE_WAR' ? [args.nation] : [])));
  const due = own.mustDeclare.filter(({ npc, turn }) => turn <= view.turn && !declared.has(npc));
  return due.length === 0
    ? []
    : [
        {
          text: `You threatened ${series(due.map(({ npc }) => nationName(view, npc)))}: without a declaration of war you may never threaten again.`,
          rule: 'W83-5.27',
        },
      ];
};

const unincorporated: Sought = ({ known, nation, drafted }) => {
  const { setting, view } = known;
  if (isTribe(getNation(view, nation))) return [];
  const named = new Set(drafted.flatMap(({ verb, args }) => (verb === 'INCORPORATE' ? [args.territory] : [])));
  const lands = ownedBy(view, nation).filter(
    ({ number, incorporatedBy }) => incorporatedBy !== nation && !named.has(number),
  );
  return lands.length === 0
    ? []
    : [
        {
          text: `Not incorporated, so that it brings nothing: ${series(lands.map(({ number }) => placeName(setting, number)))}.`,
          rule: 'W83-10.40',
        },
      ];
};

const idleMoney: Sought = ({ known, nation, own, drafted }) => {
  const spent = drafted.reduce((sum, order) => sum + costOfLine(known.setting, known.view, nation, order), 0);
  const left = own.treasury - own.arrears - spent;
  return left < IDLE || drafted.some(({ verb }) => BUYING.has(verb))
    ? []
    : [{ text: `${money(left)} are left, and nothing is bought.`, rule: 'W83-7.1' }];
};
/** So much buys the cheapest unit (W83-3.1). */
const IDLE = 5;
const BUYING: ReadonlySet<Order['verb']> = new Set(['BUILD', 'BUILD_SHIPS', 'BUILD_GENERAL', 'BUILD_PORT']);

/** A sheet with a standing section replaces all that holds (W83-15.1). */
const replacedStanding: Sought = ({ own, drafted }) => {
  const written = drafted.filter(({ section }) => section === 'standing').length;
  return own.standing.length === 0 || written === 0
    ? []
    : [
        {
          text: `Your ${counted(own.standing.length, 'standing order')} that hold now are replaced by the ${written} of this sheet.`,
          rule: 'W83-15.1',
          style: 'note',
        },
      ];
};

const SOUGHT: readonly Sought[] = [answers, declarations, unincorporated, idleMoney, replacedStanding];
