import { type BattleWords, type ClauseWords, clausesOf, flag } from '@chancery/kit';
import { TERRAINS, type Terrain } from '../words.ts';
import { MOST_IRON, type OddsForce, type OddsPlace, type OddsTroop } from './question.ts';

/** As many as there are kingdoms. */
const MOST_FORCES = 36;

/** More than these would keep everybody waiting. */
const MOST_UNITS = 60;

/** `highlands, stone`; `sea`. Nothing: open land. */
const PLACE: ClauseWords<OddsPlace> = {
  nothing: { on: 'land', terrain: 'plains', stone: false },
  kinds: [
    flag(/^sea$/, { on: 'sea' }),
    flag(/^stone$/, { stone: true }),
    {
      pattern: new RegExp(`^(?:${TERRAINS.join('|')})$`),
      read: (place, [terrain]) => ({ ...place, terrain: terrain as Terrain }),
    },
  ],
  notUnderstood: (clause) => `'${clause}' is no place: ${TERRAINS.join('; ')}; stone; sea`,
};

/** `3 levies, 1 retinue, across a river, iron 2`. */
const FORCE: ClauseWords<OddsForce> = {
  nothing: { troops: [], crossing: 'border', boost: 0, iron: 0, viking: false, overLimit: 0, fresh: false },
  kinds: [
    {
      pattern: /^(\d+) (?:(lev)(?:y|ies)|(ret)inues?|nav(?:y|ies)(?: with (?:a )?(?:(lev)(?:y|ies)|(ret)inues?))?)$/,
      read: (force, [, count, levy, retinue, levyAboard, retinueAboard]) => ({
        ...force,
        troops: withTroop(force.troops, {
          count: Number(count),
          kind: levy ? 'levy' : retinue ? 'retinue' : 'navy',
          cargo: levyAboard ? 'levy' : retinueAboard ? 'retinue' : null,
        }),
      }),
    },
    {
      pattern: /^(boost|iron)(?: (\d+))?$/,
      read: (force, [, what, number = '1']) => ({ ...force, [what as 'boost']: Number(number) }),
    },
    { pattern: /^over limit(?: (\d+))?$/, read: (force, [, by = '1']) => ({ ...force, overLimit: Number(by) }) },
    flag(/^viking$/, { viking: true }),
    flag(/^fresh$/, { fresh: true }),
    flag(/^landing$/, { crossing: 'landing' }),
    flag(/^(?:across a )?river$/, { crossing: 'river' }),
  ],
  notUnderstood: (clause) =>
    `'${clause}' is not understood: 3 levies; 1 retinue; across a river; landing; boost 1; iron 2; viking; over limit 1; 2 navies with a levy; fresh`,
};

/** The same troop named twice is counted together. */
const withTroop = (troops: readonly OddsTroop[], added: OddsTroop): readonly OddsTroop[] => {
  const same = (each: OddsTroop): boolean => each.kind === added.kind && each.cargo === added.cargo;
  if (!troops.some(same)) return [...troops, added];
  return troops.map((each) => (same(each) ? { ...each, count: each.count + added.count } : each));
};

/** The words in which a battle is asked about. */
export const BATTLE: BattleWords<OddsPlace, OddsForce> = {
  mostForces: MOST_FORCES,
  place: PLACE,
  noPlace: ({ on }, text) => [[on === 'sea' && clausesOf(text).length > 1, 'the sea has neither terrain nor Stone']],
  force: FORCE,
  noForce: ({ troops, crossing, boost, iron, overLimit, fresh }, { on }, attacks) => {
    const units = troops.reduce((sum, { count }) => sum + count, 0);
    const navies = troops.filter(({ kind }) => kind === 'navy').length;
    const comes = crossing !== 'border' || boost > 0;
    return [
      [units === 0, 'has nobody to fight'],
      [units > MOST_UNITS, `has more than ${MOST_UNITS} units`],
      [on === 'land' && navies > 0, 'has Navies, which fight at sea: name the place sea'],
      [on === 'sea' && navies < troops.length, 'has Land Units, which are cargo at sea: 1 navy with a levy'],
      [comes && (!attacks || on === 'sea'), 'cannot land, cross a river or be boosted: that is for attackers on land'],
      [fresh && (!attacks || on === 'land'), 'cannot be fresh: that is for attackers at sea'],
      [iron > MOST_IRON, `has too much Iron: it adds ${MOST_IRON} at most`],
      [boost > MOST_UNITS || overLimit > MOST_UNITS, `has a number above ${MOST_UNITS}`],
    ];
  },
};
