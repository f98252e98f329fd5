import { saidUnder } from '@chancery/kit';
import type { Relation } from '../../words.ts';
import { type PairSaid, readFlags, readRelations } from '../words/pair-words.ts';
import type { Section } from '../words/sections.ts';
import type { SaidPosition } from './said-position.ts';

/** Makes a table of so many realms. The words are read before, since they may name realms for the first time. */
type MakeTable<Cell> = (size: number) => readonly (readonly Cell[])[];

/** relations[a][b], the same both ways. */
export const relating = ({ sections, ground }: SaidPosition): MakeTable<Relation> => {
  const { lexicon } = ground;
  const wars = saidUnder(sections, 'wars').flatMap((part) => readRelations(part.as({ war: part.value }), lexicon));
  const alliances = saidUnder(sections, 'alliances').flatMap((part) =>
    readRelations(part.as({ alliance: part.value }), lexicon),
  );
  const said = [
    ...wars,
    ...alliances,
    ...saidUnder(sections, 'relations').flatMap((part) => readRelations(part, lexicon)),
  ];
  return (size) => {
    const cells = table<Relation>(size, () => 'neutral', ground.state?.relations);
    for (const { a, b, value } of said) {
      put(cells, a, b, value);
      put(cells, b, a, value);
    }
    return cells;
  };
};

/** accepts[a][b]: a takes gifts from b. */
export const accepting = (said: SaidPosition): MakeTable<boolean> => {
  const refused = flagsUnder(said, 'refuses').map((pair) => ({ ...pair, value: !pair.value }));
  const pairs = [...refused, ...flagsUnder(said, 'accepts')];
  return (size) => flagTable(size, true, said.ground.state?.accepts, pairs);
};

/** passage[a][b]: a lets b through. */
export const passing = (said: SaidPosition): MakeTable<boolean> => {
  const pairs = flagsUnder(said, 'passage');
  return (size) => flagTable(size, false, said.ground.state?.passage, pairs);
};

const flagsUnder = ({ sections, ground }: SaidPosition, section: Section): readonly PairSaid<boolean>[] =>
  saidUnder(sections, section).flatMap((part) => readFlags(part, ground.lexicon));

const flagTable = (
  size: number,
  usual: boolean,
  before: readonly (readonly boolean[])[] | undefined,
  pairs: readonly PairSaid<boolean>[],
): readonly (readonly boolean[])[] => {
  const cells = table<boolean>(size, () => usual, before);
  for (const { a, b, value } of pairs) put(cells, a, b, value);
  return cells;
};

const table = <Cell>(size: number, usual: () => Cell, before: readonly (readonly Cell[])[] | undefined): Cell[][] =>
  Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b) => before?.[a]?.[b] ?? usual()));

const put = <Cell>(cells: Cell[][], a: number, b: number, value: Cell): void => {
  (cells[a] as Cell[])[b] = value;
};
