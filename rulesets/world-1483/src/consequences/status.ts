import { getNation, getPrivy, isNpc, isTribe, nationsOf, territoriesOf, unitsOf } from '../rules/find.ts';
import { statusBy } from '../rules/status.ts';
import type { Territory } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { changeTreasury, treasuryOf } from './money.ts';
import { hasSettled, reviewTribe } from './tribes.ts';
import { loseUnits } from './units.ts';
import { releaseNation } from './war.ts';

/**
 * Who is conquered, eliminated or has recovered, and what follows (W83-20.30 to 20.33, 19.62); tribes that are tribes no longer
 * (W83-16.26, 16.33); rebels who have all that they fought for (W83-13.65). At the end of each nation's turn and of each update.
 */
export const reviewStatus = (turn: GameTurn, nations: readonly NationNumber[]): void => {
  const settled = nations.filter((number) => hasSettled(getNation(turn.state, number)));
  for (const number of settled) if (isTribe(getNation(turn.state, number))) reviewTribe(turn, number);
  const lands = Map.groupBy(territoriesOf(turn.state), ({ owner }) => owner);
  for (const number of settled) {
    review(turn, number, lands.get(number) ?? []);
    endRebellion(turn, number);
  }
};

/** All nations in list order. */
export const reviewAll = (turn: GameTurn): void =>
  reviewStatus(
    turn,
    nationsOf(turn.state).map(({ number }) => number),
  );

const review = (turn: GameTurn, nation: NationNumber, lands: readonly Territory[]): void => {
  const before = getNation(turn.state, nation);
  const { status: from } = before;
  const to = statusBy(lands, before);
  if (from === to) return;
  turn.emit({ kind: 'status-changed', rule: 'W83-20.30', nation, from, to, by: null });
  if (to === 'eliminated') eliminate(turn, nation);
  if (to === 'conquered') endPayments(turn, nation);
};

/** Units disband, treasury and routes are lost, and nothing binds it any more (W83-20.32, 19.62). */
const eliminate = (turn: GameTurn, nation: NationNumber): void => {
  const rule = isNpc(getNation(turn.state, nation)) ? 'W83-19.62' : 'W83-20.32';
  const units = unitsOf(turn.state, nation).map(({ id }) => id);
  loseUnits(turn, units, 'disbanded', rule);
  releaseNation(turn, nation, 'eliminated', rule);
  loseFortune(turn, nation, rule);
  turn.emit({ kind: 'affairs-closed', rule, nation });
};

const loseFortune = (turn: GameTurn, nation: NationNumber, rule: string): void => {
  changeTreasury(turn, nation, { amount: -treasuryOf(turn, nation), why: 'gone', rule });
  const { seaTrade, landTrade, rebellion } = getNation(turn.state, nation);
  if (getPrivy(turn.state, nation).arrears > 0) {
    turn.emit({ kind: 'arrears-set', rule, nation, arrears: 0, paid: 0 });
  }
  if (seaTrade + landTrade > 0) turn.emit({ kind: 'trade-routes-set', rule, nation, sea: 0, land: 0 });
  if (rebellion !== null) {
    turn.emit({ kind: 'rebellion-set', rule, nation, sponsor: null, against: null, lands: [] });
  }
};

/** Whoever pays a nation to fight stops when it is conquered (W83-5.41). */
const endPayments = (turn: GameTurn, npc: NationNumber): void => {
  for (const { target, financier } of turn.state.contracts.filter((contract) => contract.npc === npc)) {
    turn.emit({ kind: 'contract-ended', rule: 'W83-5.41', npc, target, financier });
  }
};

/** Rebels under their ruler are an ordinary nation as soon as nobody else holds what was theirs (W83-13.65, 13.84). */
const endRebellion = (turn: GameTurn, nation: NationNumber): void => {
  const { kind, phase, order, seat, status, original } = getNation(turn.state, nation);
  if (kind !== 'rebel' || status === 'eliminated' || isNpc({ phase })) return;
  const held = territoriesOf(turn.state).some(
    ({ number, owner }) => owner > 0 && owner !== nation && original.includes(number),
  );
  if (held) return;
  turn.emit({ kind: 'nation-run', rule: 'W83-13.65', nation, nationKind: 'player', phase, order, seat });
};
