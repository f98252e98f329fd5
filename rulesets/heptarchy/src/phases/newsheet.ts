import type { KingdomNews } from '../events/turn.ts';
import { kingdomsOf } from '../rules/find.ts';
import {
  countOfKind,
  landUnitCount,
  maxNavies,
  maxRetinues,
  maxUnits,
  taxIncome,
  tradeIncome,
} from '../rules/reckoned.ts';
import { warScore } from '../rules/score.ts';
import type { Board, Scene } from '../scene.ts';
import type { Kingdom } from '../state.ts';
import { areaCount } from '../victory/judge.ts';

/** How all stand at the end of the Turn (HEP-15.6). */
export const newsheetPublished = (scene: Scene): void => {
  const { state } = scene;
  const kingdoms = kingdomsOf(state)
    .filter(({ controller }) => controller !== 'eliminated')
    .map((kingdom) => newsOf(scene, kingdom));
  const wars = state.wars.map(({ a, b }) => ({
    a,
    b,
    scoreA: warScore(scene, a, b),
    scoreB: warScore(scene, b, a),
  }));
  scene.emit({ kind: 'newsheet', rule: 'HEP-15.6', turn: state.turn, newsheet: { kingdoms, wars } });
};

const newsOf = (board: Board, { number, gold, prestige }: Kingdom): KingdomNews => ({
  kingdom: number,
  areas: areaCount(board, number),
  gold,
  taxIncome: taxIncome(board, number),
  tradeIncome: tradeIncome(board, number),
  landUnits: landUnitCount(board, number),
  maxUnits: maxUnits(board, number),
  retinues: countOfKind(board, number, 'retinue'),
  maxRetinues: maxRetinues(board, number),
  navies: countOfKind(board, number, 'navy'),
  maxNavies: maxNavies(board, number),
  prestige,
});
