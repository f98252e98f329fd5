import type { ScenarioFault } from '@chancery/core';
import { faultAt, twiceAt } from '@chancery/kit';

/** What a place of the file names, with the path of that place. */
export interface Named {
  readonly path: string;
  readonly name: string;
}

/** Names that stand in no list of the file; `what` says in the singular what they should be. */
export const strangers = (
  what: string,
  known: readonly string[],
  named: readonly Named[],
): readonly ScenarioFault[] => {
  const all = new Set(known);
  return named
    .filter(({ name }) => !all.has(name))
    .map(({ path, name }) => faultAt(path, `there is no ${what} ${name}`, remedyFor(what, known)));
};

/** Names of a list that stand in it again. */
export const repeated = (what: string, named: readonly Named[]): readonly ScenarioFault[] =>
  twiceAt(named.map(({ name }) => name)).map(({ value, at }) =>
    faultAt(named[at]?.path ?? '', `${what} ${value} stands there twice`, 'Change or strike out one of them.'),
  );

/** Every entry of a list with its path. */
export const named = <Entry>(
  list: readonly Entry[] | undefined,
  path: string,
  nameOf: (entry: Entry) => string | undefined,
  field = '',
): readonly Named[] =>
  (list ?? []).flatMap((entry, at) => {
    const name = nameOf(entry);
    return name === undefined ? [] : [{ path: `${path}[${at}]${field}`, name }];
  });

const MOST_NAMED = 12;

const remedyFor = (what: string, known: readonly string[]): string =>
  known.length === 0
    ? `Add a ${what} of this name.`
    : known.length > MOST_NAMED
      ? `Take the ${what} from its list in the file.`
      : `Write one of ${known.join(', ')}.`;
