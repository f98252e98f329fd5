import { by, descending, sorted, thenBy } from '@chancery/core';
import { kingdomsOf, ownedBy } from '../rules/find.ts';
import { enemiesOf } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { CampaignOutcome, Kingdom } from '../state.ts';
import type { KingdomNumber } from '../words.ts';

/** At the end of every Turn from Turn 1 on (HEP-1.11): is there a Sovereign of England, or was it the last Turn? */
export const victoryCheck = (scene: Scene): void => {
  const { setting, state } = scene;
  if (state.turn === 0) return;
  const sovereign = sovereignOf(scene);
  if (sovereign !== undefined) endCampaign(scene, 'sovereign', sovereign);
  else if (state.turn === setting.options.lastTurn) endCampaign(scene, 'last-turn', byRank(scene, playersOf(scene))[0]);
};

/** The rulebook goes on with a single player (HEP-17.12), but not without any. */
export const endIfDeserted = (scene: Scene): void => {
  if (playersOf(scene).length === 0) endCampaign(scene, 'deserted');
};

export const endCampaign = (scene: Scene, how: CampaignOutcome['by'], winner?: Kingdom): void =>
  scene.emit({
    kind: 'campaign-ended',
    rule: RULES[how],
    winner: winner?.number ?? null,
    by: how,
    turn: scene.state.turn,
  });

const RULES: { readonly [how in CampaignOutcome['by']]: string } = {
  sovereign: 'HEP-17.9',
  'last-turn': 'HEP-17.10',
  master: 'HEP-17.7',
  deserted: 'HEP-17.12',
};

/** At Peace with everybody, with land and Prestige enough (HEP-17.8). More than half of England has one master (HEP-17.9). */
const sovereignOf = (board: Board): Kingdom | undefined => {
  const { victoryAreas, victoryPrestige } = board.setting.options;
  return playersOf(board).find(
    ({ number, prestige }) =>
      enemiesOf(board.state, number).length === 0 &&
      areaCount(board, number) >= victoryAreas &&
      prestige >= victoryPrestige,
  );
};

/** By Prestige, then areas, then Gold, then the lower number (HEP-17.10). */
export const byRank = (board: Board, kingdoms: readonly Kingdom[]): readonly Kingdom[] =>
  sorted(
    kingdoms,
    [
      descending(by(({ prestige }: Kingdom) => prestige)),
      descending(by(({ number }: Kingdom) => areaCount(board, number))),
      descending(by(({ gold }: Kingdom) => gold)),
      by(({ number }: Kingdom) => number),
    ].reduce((first, second) => thenBy(first, second)),
  );

export const areaCount = ({ state }: Board, kingdom: KingdomNumber): number => ownedBy(state, kingdom).length;

const playersOf = ({ state }: Board): readonly Kingdom[] =>
  kingdomsOf(state).filter(({ controller }) => controller === 'player');
