import { exists, isPlayer, isTribe, nationsOf } from '../src/rules/find.ts';
import type { Unit, War } from '../src/state.ts';
import type { GamePosition } from '../src/types.ts';
import { ABILITIES, ALLIED } from '../src/words.ts';

/** Everybody is at war with everybody that they border by number, and rich: a long war from the first update on. */
export const atWar = ({ setting, state }: GamePosition): GamePosition => {
  const nations = nationsOf(state).filter((nation) => exists(nation) && !isTribe(nation));
  const landsOf = (nation: number) =>
    state.territories.flatMap((each) => (each !== null && each.owner === nation ? [each.number] : []));
  const wars = nations.flatMap((one, at) =>
    nations.slice(at + 1, at + 1 + ENEMIES).map((other) => ({ attacker: one.number, defender: other.number })),
  );
  return {
    setting,
    state: {
      ...state,
      privy: state.privy.map((privy) => privy && { ...privy, treasury: privy.treasury + 150 }),
      wars: wars.map(
        ({ attacker, defender }, at): War => ({
          id: at + 1,
          attacker,
          defender,
          kind: 'player',
          turn: 1,
          phase: 1,
          battles: 1,
          attackerHad: landsOf(attacker),
          defenderHad: landsOf(defender),
          ally: null,
          financed: false,
        }),
      ),
      next: { ...state.next, war: wars.length + 1 },
    },
  };
};

const ENEMIES = 4;

/** The same with a general of each ability in the first land of each nation, and non-players that are allied to the last player. */
export const withRareThings = (first: GamePosition): GamePosition => {
  const { setting, state } = atWar(first);
  const nations = nationsOf(state);
  const friend = nations.findLast((nation) => isPlayer(nation) && !isTribe(nation))?.number ?? 0;
  const pattern = state.units[0] as Unit;
  const generals = nations.flatMap(({ number, original: [place] }) =>
    place === undefined
      ? []
      : ABILITIES.map((_, ability): Unit => ({ ...pattern, type: 'gen', owner: number, place, skill: 9, ability })),
  );
  const { unit } = state.next;
  return {
    setting,
    state: {
      ...state,
      units: [...state.units, ...generals.map((general, at) => ({ ...general, id: unit + at }))],
      nations: state.nations.map((nation) =>
        nation === null || isPlayer(nation) ? nation : { ...nation, boxes: [{ nation: friend, box: ALLIED }] },
      ),
      wars: state.wars.filter((war) => nations.some((nation) => isPlayer(nation) && war.defender === nation.number)),
      next: { ...state.next, unit: unit + generals.length },
    },
  };
};
