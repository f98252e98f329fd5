import {
  anyOfShapes,
  bareSort,
  type CaseVocabulary,
  type FactShapes,
  type Facts,
  factsFrom,
  type RulesetTypes,
  spacedName,
} from '@chancery/core';
import { type FactSchema, type FactsByKind, shapesOf } from '../facts/fact-of.ts';
import type { CaseSorts } from './read-facts.ts';

/** What events and refusals tell, by the schemas from which their types come, and how the things in them are called. */
export interface ToldFacts<Position> {
  /** By topic. */
  readonly events: { readonly [topic: string]: FactsByKind };
  /** Facts that any event may have besides. */
  readonly besides?: FactSchema;
  readonly refusals: FactsByKind;
  readonly sorts: CaseSorts<Position>;
}

/** How cases speak of events and refusals: by their facts. A refusal is told among the facts of an event that has one. */
export const factVocabulary = <T extends RulesetTypes>({
  events,
  besides = {},
  refusals,
  sorts: own,
}: ToldFacts<PositionOf<T>>): Pick<
  CaseVocabulary<T>,
  'events' | 'refusals' | 'sorts' | 'eventWords' | 'refusalWords'
> => {
  const codes = eachOf(refusals, shapesOf);
  const refusalWords = (refusal: T['refusal'], position: PositionOf<T>): Facts =>
    factsFrom(refusal, codes[refusal.code] ?? {}, sorts, position);
  const sorts: CaseSorts<PositionOf<T>> = {
    ...own,
    refusal: {
      name: refusalWords,
      knows: (words) => Object.hasOwn(codes, words),
      names: () => Object.keys(codes),
      shapes: { ...anyOfShapes(Object.values(codes)), code: Object.keys(codes) },
      amongOthers: true,
    },
  };
  const kinds = eachOf(Object.assign({}, ...Object.values(events)) as FactsByKind, (schema) =>
    factsOfKind({ ...schema, ...besides }, sorts),
  );
  return {
    events: eachOf(kinds, ({ plain, wholes }) => Object.assign({}, ...wholes.map(({ shapes }) => shapes), plain)),
    refusals: codes,
    sorts,
    eventWords: (happened, position) =>
      happened.map((event) => {
        const { plain = {}, wholes = [] } = kinds[event.kind] ?? {};
        const told = factsFrom(
          event,
          { ...plain, ...Object.fromEntries(wholes.map(({ name, sort }) => [name, sort])) },
          sorts,
          position,
        );
        return wholes.reduce((facts, { name }) => unfolded(facts, spacedName(name)), told);
      }),
    refusalWords,
  };
};

interface FactsOfKind {
  readonly plain: FactShapes;
  /** Facts that are told by their own, among the others. */
  readonly wholes: readonly { readonly name: string; readonly sort: string; readonly shapes: FactShapes }[];
}

const factsOfKind = <Position>(schema: FactSchema, sorts: CaseSorts<Position>): FactsOfKind => {
  const all = Object.entries(shapesOf(schema));
  const wholes = all.flatMap(([name, shape]) => {
    const sort = typeof shape === 'string' ? bareSort(shape) : '';
    const { amongOthers, shapes } = sorts[sort] ?? {};
    return amongOthers && shapes ? [{ name, sort, shapes }] : [];
  });
  return { plain: Object.fromEntries(all.filter(([name]) => !wholes.some((each) => each.name === name))), wholes };
};

/** The facts within one, after the others; where both have a name, it is the others'. */
const unfolded = (facts: Facts, name: string): Facts => {
  const { [name]: within, ...others } = facts;
  return { ...others, ...(within as Facts), ...others };
};

const eachOf = <Thing, Made>(
  things: { readonly [name: string]: Thing },
  make: (thing: Thing) => Made,
): { readonly [name: string]: Made } =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, make(thing)]));

type PositionOf<T extends RulesetTypes> = { readonly setting: T['setting']; readonly state: T['state'] };
