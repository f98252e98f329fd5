import { scriptedDice } from '@chancery/core';
import { fightLand, type LandBattle, type LandSide } from '../src/battle/land.ts';
import type { RetreatTerm } from '../src/order.ts';
import type { Fighter, Leader } from '../src/rules/factors.ts';

const AT = 7;
export const [ATTACKER, DEFENDER, THIRD] = [1, 2, 3] as const;

/** `2 inf, 1 cav of 3, 1 inf sea`: ids go up from `first`. */
export const fighters = (words: string, first: number, owner: number, usual: Fighter['way']): readonly Fighter[] => {
  let id = first;
  return words.split(', ').flatMap((each): readonly Fighter[] => {
    const [, count = '0', type = '', whose, way] =
      /^(\d+) ([a-z]+)(?: of (\d))?(?: (land|strait|sea))?$/.exec(each) ?? [];
    return Array.from({ length: Number(count) }, () => {
      const isUnit = type !== 'mil' && type !== 'coast';
      if (isUnit) id += 1;
      return {
        id: isUnit ? id - 1 : 0,
        owner: Number(whose ?? owner),
        type: type as Fighter['type'],
        way: (way ?? usual) as Fighter['way'],
      };
    });
  });
};

export interface Fight {
  readonly attackers: string;
  readonly defenders: string;
  readonly fort?: number | null;
  readonly fight: readonly number[];
  readonly siege?: readonly number[];
  readonly leaving?: LandBattle['leaving'];
  readonly retreats?: (fighter: Fighter) => boolean;
  readonly attack?: Partial<LandSide>;
  readonly defend?: Partial<LandSide>;
  readonly cautious?: readonly RetreatTerm[];
}
export const STAY: LandBattle['leaving'] = { terms: [] };
export const leader = (owner: number, skill: number, ability = 0): Leader => ({ id: 99, owner, skill, ability });

export const fought = ({
  attackers,
  defenders,
  fort = null,
  fight,
  siege = [],
  leaving = STAY,
  retreats = () => true,
  attack,
  defend,
  cautious,
}: Fight) => {
  const sideOf = (first: number, of: readonly Fighter[], more: Partial<LandSide> = {}): LandSide => ({
    first,
    fighters: of,
    leader: null,
    points: [],
    losses: new Map(),
    ...more,
  });
  const dice = scriptedDice({ byLabel: { [`fight@${AT}`]: fight, [`siege@${AT}`]: siege } }, { mode: 'collect' });
  const outcome = fightLand(
    {
      territory: AT,
      fort,
      attackers: sideOf(ATTACKER, fighters(attackers, 11, ATTACKER, 'land'), attack),
      defenders: sideOf(DEFENDER, fighters(defenders, 21, DEFENDER, 'inside'), defend),
      leaving,
      canRetreat: retreats,
      cautious: cautious ?? null,
      open: false,
    },
    dice,
  );
  const words = (some: readonly Fighter[]): string =>
    some.map(({ type, id }) => (id === 0 ? type : `${type} ${id}`)).join(', ');
  return {
    rounds: outcome.rounds.length,
    forts: outcome.rounds.map((round) => round.fort),
    sieges: outcome.rounds.map((round) => round.siege),
    lost: outcome.rounds.map((round) => `${words(round.attackersLost)} | ${words(round.defendersLost)}`),
    attackers: words(outcome.attackersLeft),
    defenders: words(outcome.defendersLeft),
    retreated: words(outcome.retreated),
    withdrawn: words(outcome.withdrawn),
    parting: outcome.parting.flatMap(({ rolls }) => rolls),
    partingLost: words(outcome.partingLost),
    engineered: outcome.engineered,
  };
};
export const ONCE: LandBattle['leaving'] = { terms: [{ measure: 'rounds', than: 1 }] };
