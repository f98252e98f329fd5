import { handOver } from '../consequences/hand-over.ts';
import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { beginTribute } from '../consequences/tribute.ts';
import { endWar, moveBox } from '../consequences/war.ts';
import type { ArgsOf, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { type AllySettlement, settlementsOf } from '../rules/called.ts';
import { isToNpc, npcPeaceFault } from '../rules/checks/accept-peace.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { grantFault, namedTwice, peaceFault } from '../rules/checks/offer-peace.ts';
import { checkWithdrawPeace } from '../rules/checks/withdraw-peace.ts';
import { getNation, getPrivy } from '../rules/find.ts';
import { linesOf, linesOfAll } from '../rules/sheets.ts';
import { SURRENDER_TURNS } from '../rules/surrender.ts';
import { agreedPeace, type Grant, grantsOf, isPlain, termsOf } from '../rules/terms.ts';
import { enemiesOf, warOf } from '../rules/war.ts';
import type { PeaceOffer } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { DISFAVORABLE, type NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { setFree } from './independence.ts';

const VERBS = ['OFFER_PEACE', 'ACCEPT_PEACE', 'WITHDRAW_PEACE'] as const;
type PeaceLine = OrderOf<(typeof VERBS)[number]>;

/** What nations say of peace outside their phase goes on file before anybody acts, in the order in which it arrived (W83-13.4). */
export const filePeace = (turn: GameTurn): void => {
  for (const { nation, order } of linesOfAll(turn, ...VERBS)) if (order.section === 'trades') file(turn, nation, order);
};

/** Step 10: what a nation says of peace goes on file, and every peace of it on which both agree takes effect (W83-13.5). */
export const peace: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, ...VERBS)) if (line.section !== 'trades') file(turn, nation, line);
  if (getNation(turn.state, nation).seat !== 'held') acceptPlainPeace(turn, nation);
  for (const enemy of enemiesOf(turn.state, nation)) {
    const agreed = agreedPeace(turn.state.peaceOffers, nation, enemy);
    if (agreed !== null) conclude(turn, agreed.ours, agreed.theirs);
  }
};

const file = (turn: GameTurn, nation: NationNumber, line: PeaceLine): void => {
  if (line.verb === 'WITHDRAW_PEACE') return withdraw(turn, nation, line);
  if (line.verb === 'ACCEPT_PEACE' && isToNpc(turn.state, line.args)) {
    const refusal = npcPeaceFault(turn.state, nation, line.args);
    return refusal === null ? acceptNpc(turn, nation, line.args.nation) : fail(turn, nation, line, refusal);
  }
  const refusal = peaceFault(turn.state, nation, line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  offer(turn, nation, line.args);
};

/** An acceptance is an offer of the same terms; with other terms it is an offer of its own (W83-13.4). */
const offer = (turn: GameTurn, from: NationNumber, args: ArgsOf<'OFFER_PEACE'>): void => {
  const { nation: to, with: allies = [], choice = null } = args;
  const terms = termsOf(args);
  turn.emit({ kind: 'peace-offered', rule: 'W83-13.3', from, to, terms, with: allies, choice });
  if (getNation(turn.state, to).seat !== 'held') acceptPlainPeace(turn, to);
};

const withdraw = (turn: GameTurn, nation: NationNumber, line: OrderOf<'WITHDRAW_PEACE'>): void => {
  const refusal = checkWithdrawPeace(askerIn(turn, nation), line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  const { nation: to } = line.args;
  turn.emit({ kind: 'peace-offer-dropped', rule: 'W83-13.4', from: nation, to, why: 'withdrawn' });
};

/** A nation without a ruler, or one that defends itself, accepts peace without terms, and no other (W83-13.9, 19.71). */
export const acceptPlainPeace: NationStep = (turn, nation) => {
  for (const { from, terms } of turn.state.peaceOffers.filter(({ to }) => to === nation)) {
    if (!isPlain(terms) || agreedPeace(turn.state.peaceOffers, from, nation) !== null) continue;
    turn.emit({ kind: 'peace-offered', rule: 'W83-13.9', from: nation, to: from, terms: {}, with: [], choice: null });
  }
  for (const { npc } of turn.state.npcOffers.filter(({ to }) => to === nation)) acceptNpc(turn, nation, npc);
};

/** The peace that a non-player nation offers ends that war (W83-13.43, 5.43). */
const acceptNpc = (turn: GameTurn, nation: NationNumber, npc: NationNumber): void => {
  const war = warOf(turn.state, nation, npc);
  if (war !== null) endWar(turn, war, { how: 'peace', rule: 'W83-13.43' });
};

/** Standing orders accept the peace of non-player nations as soon as somebody acts (W83-15.26, 5.45). */
export const answerNpcOffers = (turn: GameTurn): void => {
  for (const { npc, to } of turn.state.npcOffers) {
    const always = getPrivy(turn.state, to).standing.some(
      ({ verb, args }) => verb === 'ACCEPT_PEACE_ALWAYS' && args.npc === npc,
    );
    if (always) acceptNpc(turn, to, npc);
  }
};

/** Peace takes effect as a whole or not at all: money, land, freed nations, tribute, the end of the war (W83-13.6). */
const conclude = (turn: GameTurn, ours: PeaceOffer, theirs: PeaceOffer): void => {
  const { from, to, terms } = ours;
  const grants = grantsOf(terms, from, to);
  const allies = [...settlementsOf(turn.state, ours, theirs), ...settlementsOf(turn.state, theirs, ours)];
  const refusal = cannotGrant(turn, grants) ?? allyFault(allies);
  if (refusal !== null) return turn.emit({ kind: 'peace-failed', rule: 'W83-13.6', from, to, refusal });
  turn.emit({ kind: 'peace-made', rule: 'W83-13.5', from, to, terms });
  for (const { by, to: receiver, pay } of grants) {
    changeTreasury(turn, by, { amount: -pay, why: 'treaty', rule: 'W83-13.6' });
    changeTreasury(turn, receiver, { amount: pay, why: 'treaty', rule: 'W83-13.6' });
  }
  for (const { to: receiver, cede } of grants) {
    for (const territory of cede) handOver(turn, { territory, to: receiver, why: 'treaty', rule: 'W83-13.6' });
  }
  for (const { by, free } of grants) if (free !== null) setFree(turn, by, free);
  for (const { by: payer, to: receiver, tribute } of grants) {
    if (tribute !== null) beginTribute(turn, from, { payer, receiver, ...tribute, rule: 'W83-13.6' });
  }
  const war = warOf(turn.state, from, to);
  if (war !== null) endWar(turn, war, { how: 'peace', rule: 'W83-13.6' });
  for (const ally of allies) settleAlly(turn, from, ally);
};

const cannotGrant = (turn: GameTurn, grants: readonly [Grant, Grant]): Refusal | null => {
  const unpaid = grants.find(({ by, pay }) => {
    const { arrears } = getPrivy(turn.state, by);
    return pay > 0 && (arrears > 0 || treasuryOf(turn, by) < pay);
  });
  // Neither learns what the other has (W83-18.2).
  if (unpaid !== undefined) return { code: 'cannot-pay', nation: unpaid.by };
  const { setting, state: board } = turn;
  return namedTwice(grants) ?? grantFault({ setting, board }, grants[0]) ?? grantFault({ setting, board }, grants[1]);
};

/** Where an ally would be granted too little, and who called it does not say otherwise, there is no peace (W83-13.38, 13.39). */
const allyFault = (allies: readonly AllySettlement[]): Refusal | null => {
  const short = allies.find(({ choice }) => choice === 1);
  if (short === undefined) return null;
  const { npc, demanded, granted } = short;
  return { code: 'ally-granted-too-little', npc, demanded, granted };
};

/** A called ally makes peace as well, for a tribute, or fights on alone (W83-13.36 to 13.38). */
const settleAlly = (turn: GameTurn, active: NationNumber, settlement: AllySettlement): void => {
  const { war, npc, ally, enemy, named, demanded, granted, choice } = settlement;
  turn.emit({ kind: 'ally-settled', rule: 'W83-13.36', npc, ally, enemy, named, demanded, granted, choice });
  const cools = (why: 'no peace for the ally' | 'ally paid nothing', rule: string): void =>
    moveBox(turn, { npc, nation: ally, to: DISFAVORABLE, why, rule });
  if (!named) return cools('no peace for the ally', 'W83-13.36');
  endWar(turn, war, { how: 'ally made peace', rule: 'W83-13.37' });
  const tribute = { receiver: npc, turns: SURRENDER_TURNS };
  beginTribute(turn, active, { ...tribute, payer: enemy, amount: granted, rule: 'W83-13.37' });
  if (choice === 2) {
    beginTribute(turn, active, { ...tribute, payer: ally, amount: demanded - granted, rule: 'W83-13.38' });
  }
  if (choice === 3) cools('ally paid nothing', 'W83-13.38');
};
