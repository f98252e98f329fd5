import {
  bareSort,
  type FactShape,
  type FactShapes,
  type FactSort,
  meantAmong,
  saysNothing,
  spacedName,
  squash,
  type Words,
} from '@chancery/core';

/** How things of a sort are called in cases, and read where they are stated. */
export interface CaseSort<Position> extends FactSort<Position> {
  /** What stands in the data, of things that are more than a word; notes what means nothing. */
  readFacts?(words: Words, position: Position): unknown;
  /** In an event its facts stand among the others. */
  readonly amongOthers?: true;
}

export interface CaseSorts<Position> {
  readonly [sort: string]: CaseSort<Position>;
}

/** By whose names facts are read. */
export interface Naming<Position> {
  readonly sorts: CaseSorts<Position>;
  readonly position: Position;
}

/** What facts are called that have another name in the data. */
export interface OtherNames {
  readonly [name: string]: string | undefined;
}

/** Something of which facts are read: what it is, what stands under its names, and how it is unless said. */
export interface FactsOf<Data extends object> {
  readonly what: string;
  readonly shapes: FactShapes;
  readonly names?: OtherNames;
  readonly before: Data;
}

/** Data as stated: what `factsFrom` tells, read again. What is not said stays as it was before; a list is stated whole. */
export const readFacts = <Position, Data extends object>(
  words: Words,
  { what, shapes, names: called = {}, before }: FactsOf<Data>,
  names: Naming<Position>,
): Data => {
  const known = Object.keys(shapes).map((each) => [each, called[each] ?? spacedName(each)] as const);
  const data = { ...before } as { [name: string]: unknown };
  for (const [name, value] of words.entries(`facts of a ${what}`)) {
    const [key] = known.find(([, each]) => squash(each) === squash(name)) ?? [];
    if (key === undefined) {
      const names = known.map(([, each]) => each);
      value.fault(`${/^[aeio]/.test(what) ? 'an' : 'a'} ${what} has no '${name}'${meantAmong(name, names)}`);
    } else data[key] = readFact(value, { name: key, shape: shapes[key] ?? 'text', before: data[key] }, names);
  }
  return data as Data;
};

interface FactToRead {
  readonly name: string;
  readonly shape: FactShape;
  readonly before: unknown;
}

const readFact = <Position>(words: Words, fact: FactToRead, names: Naming<Position>): unknown => {
  const { name, shape, before } = fact;
  if (typeof shape === 'string') {
    const sort = names.sorts[bareSort(shape)];
    if (sort?.readFacts) return sort.readFacts(words, names.position);
    if (shape.endsWith(' or none') && saysNothing(words)) return null;
  }
  if (Array.isArray(before) || Array.isArray(words.value)) {
    const items = saysNothing(words) ? [] : words.items();
    return items.map((each) => readFact(each, { name, shape, before: undefined }, names));
  }
  if (typeof shape === 'string') return readWord(words, shape, names);
  if (!Array.isArray(shape) && saysNothing(words)) return null;
  if (!Array.isArray(shape))
    return readFacts(words, { what: name, shapes: shape as FactShapes, before: (before ?? {}) as object }, names);
  const word = words.text(`one of ${shape.join(', ')}`) ?? '';
  return shape.find((each: string) => squash(each) === squash(word)) ?? words.unknown(spacedName(name), word, shape);
};

const RANGE = /^(-?\d+)\.\.(\d+)/;
const FURTHEST = 1_000_000;

const readWord = <Position>(words: Words, shape: string, { sorts, position }: Naming<Position>): unknown => {
  const [, from = -FURTHEST, to = FURTHEST] = RANGE.exec(shape) ?? [];
  const called = bareSort(shape);
  if (called === 'number') return words.whole(Number(from), Number(to));
  if (called === 'yes or no') return words.yesNo();
  const said = words.text(`a ${called}`);
  if (said === null || called === 'text') return said;
  const sort = sorts[called];
  return sort?.read?.(said, position) ?? words.unknown(called, said, sort?.names?.(position) ?? []);
};
