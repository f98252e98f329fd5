import type { WarEvent } from '../events/war.ts';
import { exists, getNation, isNpc, isPlayer, isTribe, nationsOf, ownedBy } from '../rules/find.ts';
import { boxOf, enemyIn, hadIn, warOf, warsOf } from '../rules/war.ts';
import type { War } from '../state.ts';
import type { GameTurn } from '../types.ts';
import {
  ALLIED,
  AT_WAR,
  type Box,
  DISFAVORABLE,
  type NationNumber,
  NEUTRAL,
  type WarEnd,
  type WarKind,
} from '../words.ts';
import { armAtOnce } from './arm.ts';
import { fireGifts } from './gifts.ts';

type Cause = Extract<WarEvent, { readonly kind: 'war-began' }>['cause'];
type BoxReason = Extract<WarEvent, { readonly kind: 'box-moved' }>['why'];

export interface WarBegins {
  readonly by: NationNumber;
  readonly on: NationNumber;
  readonly kind: WarKind;
  readonly cause: Cause;
  readonly rule: string;
  /** On whose behalf a called ally comes into it (W83-13.34). */
  readonly ally?: NationNumber;
  readonly financed?: boolean;
}

/** Causes by which a player goes to war: the non-player nation that they attack may arm itself (W83-5.10). */
const HOSTILE: ReadonlySet<Cause> = new Set<Cause>([
  'declared',
  'attack at sea',
  'invasion',
  'expulsion',
  'joined',
  'defended',
]);

/**
 * Two nations are at war from now on; nothing happens if they are. Tribute between them ends (W83-13.29), and so does what the one
 * pays the other to fight (W83-5.47); gifts that were promised for it are paid; a non-player nation that has another war offers to
 * end that (W83-13.42), and arms itself where a player attacks it (W83-5.10), all before the act that caused it.
 */
export const goToWar = (turn: GameTurn, begins: WarBegins): void => {
  const { by, on, kind, cause, rule, ally = null, financed = false } = begins;
  const { state } = turn;
  if (warOf(state, by, on) !== null) return;
  const war: War = {
    id: state.next.war,
    attacker: by,
    defender: on,
    kind,
    turn: state.turn,
    phase: phaseNow(turn),
    battles: 0,
    attackerHad: landsOf(turn, by),
    defenderHad: landsOf(turn, on),
    ally,
    financed,
  };
  turn.emit({ kind: 'war-began', rule, war, cause });
  for (const npc of [by, on]) if (isNpc(getNation(turn.state, npc))) stir(turn, npc);
  endTributesBetween(turn, by, on);
  endContractsOf(turn, by, on);
  fireGifts(turn, { when: 'war', of: by, other: on });
  const attacked = getNation(turn.state, on);
  if (!isNpc(attacked) || !isPlayer(getNation(turn.state, by)) || !HOSTILE.has(cause)) return;
  offerPeaceToOthers(turn, on, by);
  armAtOnce(turn, on);
};

/** Phase 5 belongs to the update of phase 4; whoever acts in it begins wars of phase 5. */
const phaseNow = ({ state, memory }: GameTurn): number => {
  const active = memory.errand?.nation ?? null;
  return active === null ? state.phase : getNation(state, active).phase;
};

const landsOf = ({ state }: GameTurn, nation: NationNumber): readonly number[] =>
  ownedBy(state, nation).map(({ number }) => number);

/** A non-player nation was active since its last income (W83-19.11). */
export const stir = (turn: GameTurn, npc: NationNumber): void => {
  if (!getNation(turn.state, npc).stirred) turn.emit({ kind: 'stirred', rule: 'W83-19.11', npc, stirred: true });
};

/** A non-player nation that is attacked while it is at war would rather be at peace with all others (W83-13.42). */
const offerPeaceToOthers = (turn: GameTurn, npc: NationNumber, attacker: NationNumber): void => {
  for (const war of warsOf(turn.state, npc)) {
    const to = enemyIn(war, npc);
    if (to === attacker) continue;
    if (isNpc(getNation(turn.state, to))) continue;
    turn.emit({ kind: 'npc-peace-offered', rule: 'W83-13.42', offer: { npc, to, why: 'new war' } });
  }
};

export interface WarOver {
  readonly how: WarEnd;
  readonly rule: string;
}

/**
 * A war is over: by influence the box moves as the influence says; else a non-player nation has its former enemy at Disfavorable
 * (W83-5.24, 5.43, 13.25, 13.41), or at Neutral where that is a tribe (W83-5.3). What was paid for the war is due once more
 * (W83-5.46), and a called ally who gained nothing cools (W83-13.40).
 */
export const endWar = (turn: GameTurn, war: War, { how, rule }: WarOver): void => {
  const { id, attacker, defender } = war;
  if (warOf(turn.state, attacker, defender)?.id !== id) return;
  turn.emit({ kind: 'war-ended', rule, war: id, attacker, defender, how });
  for (const [npc, other] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    if (!isNpc(getNation(turn.state, npc)) || how === 'influence') continue;
    settleBox(turn, npc, other, how === 'independence' ? NEUTRAL : DISFAVORABLE);
  }
  withdrawOffers(turn, attacker, defender);
  closeContracts(turn, attacker, defender, how);
  if (war.ally !== null) coolTowards(turn, war, war.ally);
  endWarsOfCalled(turn, attacker, defender, how);
  fireGifts(turn, { when: 'peace', of: attacker, other: defender });
};

const settleBox = (turn: GameTurn, npc: NationNumber, nation: NationNumber, box: Box): void => {
  const other = getNation(turn.state, nation);
  const to = isTribe(other) ? NEUTRAL : box;
  turn.emit({ kind: 'box-moved', rule: 'W83-5.4', npc, nation, from: AT_WAR, to, why: 'war over' });
};

const withdrawOffers = (turn: GameTurn, one: NationNumber, other: NationNumber): void => {
  for (const { npc, to } of turn.state.npcOffers) {
    if ((npc === one && to === other) || (npc === other && to === one)) {
      turn.emit({ kind: 'npc-peace-withdrawn', rule: 'W83-13.43', npc, to });
    }
  }
  for (const { from, to } of turn.state.peaceOffers) {
    if (isPair([from, to], one, other)) {
      turn.emit({ kind: 'peace-offer-dropped', rule: 'W83-13.4', from, to, why: 'war over' });
    }
  }
};

const isPair = (pair: readonly [number, number], one: NationNumber, other: NationNumber): boolean =>
  pair.includes(one) && pair.includes(other);

/** A called ally that lost land, or gained none, is only neutral to who called it (W83-13.40, 13.41). */
const coolTowards = (turn: GameTurn, war: War, ally: NationNumber): void => {
  const npc = war.attacker;
  if (!isNpc(getNation(turn.state, npc)) || boxOf(turn.state, npc, ally) === AT_WAR) return;
  const had = hadIn(war, npc);
  const has = new Set(landsOf(turn, npc));
  const lost = had.some((territory) => !has.has(territory));
  const gained = [...has].some((territory) => !had.includes(territory));
  if (lost || !gained) moveBox(turn, { npc, nation: ally, to: NEUTRAL, why: 'ally lost land', rule: 'W83-13.40' });
};

/** Whoever was called against a non-player nation stops when its ally's war with that nation ends (W83-13.81). */
const endWarsOfCalled = (turn: GameTurn, one: NationNumber, other: NationNumber, how: WarEnd): void => {
  for (const [ally, enemy] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!isNpc(getNation(turn.state, enemy)) && how !== 'eliminated' && how !== 'absorbed') continue;
    for (const called of turn.state.wars.filter((war) => war.ally === ally && war.defender === enemy)) {
      endWar(turn, called, { how: 'ally made peace', rule: 'W83-13.81' });
    }
  }
};

/** A box moves to another, one or more; reaching At War begins a war, and leaving it ends one (W83-5.4). */
export const moveBox = (
  turn: GameTurn,
  move: {
    readonly npc: NationNumber;
    readonly nation: NationNumber;
    readonly to: Box;
    readonly why: BoxReason;
    readonly rule: string;
    /** What kind of war begins where it comes to that. */
    readonly war?: WarKind;
  },
): void => {
  const { npc, nation, to, why, rule } = move;
  const from = boxOf(turn.state, npc, nation);
  if (from === to || isTribe(getNation(turn.state, nation))) return;
  if (to === AT_WAR) {
    turn.emit({ kind: 'box-moved', rule, npc, nation, from, to, why });
    goToWar(turn, {
      by: npc,
      on: nation,
      kind: move.war ?? 'threat',
      cause: move.war === 'marriage' ? 'marriage' : 'threat',
      rule,
    });
    return;
  }
  const war = warOf(turn.state, npc, nation);
  if (war !== null) endWar(turn, war, { how: 'influence', rule });
  turn.emit({ kind: 'box-moved', rule, npc, nation, from, to, why });
};

/** One box to the left or the right; it stops at the ends of the chart (W83-5.4). */
export const shiftBox = (
  turn: GameTurn,
  { by, ...move }: Omit<Parameters<typeof moveBox>[1], 'to'> & { readonly by: 1 | -1 },
): void => {
  const to = Math.max(AT_WAR, Math.min(ALLIED, boxOf(turn.state, move.npc, move.nation) + by)) as Box;
  moveBox(turn, { ...move, to });
};

const endTributesBetween = (turn: GameTurn, one: NationNumber, other: NationNumber): void => {
  for (const { payer, receiver } of turn.state.tributes) {
    if (isPair([payer, receiver], one, other)) {
      turn.emit({ kind: 'tribute-ended', rule: 'W83-13.29', payer, receiver, why: 'war' });
    }
  }
};

/** Nobody pays an enemy: a contract between the two ends at once (W83-5.47). */
const endContractsOf = (turn: GameTurn, one: NationNumber, other: NationNumber): void => {
  for (const { npc, target, financier } of turn.state.contracts) {
    if (isPair([npc, financier], one, other)) {
      turn.emit({ kind: 'contract-ended', rule: 'W83-5.47', npc, target, financier });
    }
  }
};

/** With the war of a contract its last payment falls due (W83-5.43, 5.46), unless the paid nation is no more (W83-5.41). */
const closeContracts = (turn: GameTurn, one: NationNumber, other: NationNumber, how: WarEnd): void => {
  for (const { npc, target, financier } of turn.state.contracts) {
    if (!isPair([npc, target], one, other)) continue;
    const gone =
      how === 'absorbed' || !exists(getNation(turn.state, npc)) || getNation(turn.state, npc).status === 'conquered';
    turn.emit(
      gone
        ? { kind: 'contract-ended', rule: 'W83-5.41', npc, target, financier }
        : { kind: 'contract-closing', rule: 'W83-5.46', npc, target, financier },
    );
  }
};

/** All that binds a nation that is no more: wars, tributes, contracts (W83-13.49, 20.32). */
export const releaseNation = (
  turn: GameTurn,
  nation: NationNumber,
  how: 'eliminated' | 'absorbed',
  rule: string,
): void => {
  for (const war of warsOf(turn.state, nation)) endWar(turn, war, { how, rule });
  for (const { payer, receiver } of turn.state.tributes) {
    if (payer === nation || receiver === nation) {
      turn.emit({ kind: 'tribute-ended', rule, payer, receiver, why: 'gone' });
    }
  }
  for (const { npc, target, financier } of turn.state.contracts) {
    if ([npc, financier].includes(nation)) turn.emit({ kind: 'contract-ended', rule, npc, target, financier });
  }
  for (const { number, underThreat } of nationsOf(turn.state)) {
    if (underThreat.includes(nation)) {
      turn.emit({ kind: 'threats-set', rule, npc: number, by: underThreat.filter((each) => each !== nation) });
    }
  }
};
