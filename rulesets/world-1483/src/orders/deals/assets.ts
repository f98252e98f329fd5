import { type Choice, DONE, onceFor } from '@chancery/core';
import { branch, numberOf, oneOf } from '@chancery/kit';
import { placeName, typeName } from '../../names/names.ts';
import { getPlace, isGeneral, ownedBy, unitsOf } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import type { NationNumber, PlaceNumber } from '../../words.ts';
import { ownLands, ownUnits, placesOfUnits } from '../offers.ts';

/**
 * What a nation could hand over, as a form offers it; null where it has nothing. By text it may be more (W83-17.9), and units of others
 * that stand far from all that is the reader's: a world has thousands.
 */
export const assetsOf = (known: GameKnown, param: string, nation: NationNumber, then: Choice | null): Choice | null => {
  const { setting, view } = known;
  const { seaTrade, landTrade } = view.nations[nation] ?? { seaTrade: 0, landTrade: 0 };
  const most = nation === view.nation ? (view.own?.treasury ?? 0) : 999;
  const stacks = new Map<string, { count: number; type: string; place: number }>();
  for (const unit of unitsOf(view, nation)) {
    if (isGeneral(unit) || (nation !== view.nation && !nearTo(known).has(unit.place))) continue;
    const key = `${unit.type}@${unit.place}`;
    const stack = stacks.get(key) ?? { count: 0, type: unit.type, place: unit.place };
    stacks.set(key, { ...stack, count: stack.count + 1 });
  }
  const counted = (name: string, to: number) => ({ param: name, from: 1, to });
  const of = [
    ...(most > 0 ? [{ label: 'resources', group: {}, count: counted('resources', most) }] : []),
    ...(seaTrade > 0 ? [{ label: 'sea trade routes', group: {}, count: counted('seaTrade', seaTrade) }] : []),
    ...(landTrade > 0 ? [{ label: 'land trade routes', group: {}, count: counted('landTrade', landTrade) }] : []),
    ...[...stacks.values()].map(({ count, type, place }) => ({
      label: `${typeName(type as never)} at ${placeName(setting, place)}`,
      group: { type, place },
      count: counted('count', count),
    })),
    ...ownedBy(view, nation)
      .filter(({ tribalCity }) => tribalCity === null)
      .map(({ number }) => ({ label: placeName(setting, number), group: { territory: number } })),
  ];
  if (of.length === 0 || then === null) return null;
  return { ask: 'groups', param, from: 1, to: Math.min(MOST_THINGS, of.length), of, then };
};

/** So many things at once; by text it may be more. */
const MOST_THINGS = 20;

/** Own lands and seas, where own units are, and what lies beside all of these. */
const nearTo = onceFor((known: GameKnown): ReadonlySet<PlaceNumber> => {
  const { setting } = known;
  const own = [...ownLands(known).map(({ number }) => number), ...placesOfUnits(ownUnits(known))];
  return new Set(
    own.flatMap((place) => {
      const { borders, straits, coasts, seas } = getPlace(setting, place);
      return [place, ...borders, ...straits, ...coasts, ...seas];
    }),
  );
});

/** A condition under which a gift is carried out (W83-14.37). */
export const conditionChoice = (known: GameKnown, nations: readonly NationNumber[]): Choice | null => {
  const { setting, view } = known;
  const named = (param: string, then: Choice): Choice | null =>
    oneOf(
      param,
      nations.map((nation) => branch(nation, view.nations[nation]?.name ?? '', then)),
    );
  const territories = oneOf(
    'territory',
    view.territories.flatMap((territory) =>
      territory === null ? [] : [branch(territory.number, placeName(setting, territory.number))],
    ),
  );
  const pair = named('other', DONE);
  const withTerritory = territories && named('of', territories);
  return oneOf('when', [
    branch('war', 'when one goes to war with another', pair && named('of', pair)),
    branch('peace', 'when two make peace', pair && named('of', pair)),
    branch('capture', 'when one takes a territory', withTerritory),
    branch('loss', 'when one loses a territory', withTerritory),
  ]);
};

/** How much a gift is. */
export const amountThen = (known: GameKnown, then: Choice): Choice | null => {
  const asked = numberOf('amount', { from: 1, to: known.view.own?.treasury ?? 0 });
  return asked && ({ ...asked, then } as Choice);
};
