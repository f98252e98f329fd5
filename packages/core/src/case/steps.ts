import { copyPlain } from '../event/copy-plain.ts';
import type { Onlooker } from '../turn/resolve.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import { Called, type Fact, type Facts } from '../vocabulary/fact.ts';
import type { Difference } from '../vocabulary/match-fact.ts';
import { squash } from '../vocabulary/phrases.ts';
import type { Words } from '../vocabulary/words.ts';

/** A step of a turn: how many events came before it, and how all stood when it began, if that is wanted. */
interface Mark<State> {
  readonly step: string;
  readonly events: number;
  readonly before: State | null;
}

/** What was seen of the steps of a turn. */
export interface SeenSteps<T extends RulesetTypes> {
  readonly onlooker: Onlooker<T>;
  readonly marks: readonly Mark<T['state']>[];
}

export const seeSteps = <T extends RulesetTypes>(withStates: boolean): SeenSteps<T> => {
  const marks: Mark<T['state']>[] = [];
  const onlooker: Onlooker<T> = (step, state, events) =>
    void marks.push({ step, events, before: withStates ? copyPlain(state) : null });
  return { onlooker, marks };
};

/** Events in words, each with the step in which it happened, unless it tells a step itself. */
export const withSteps = <T extends RulesetTypes>(
  events: readonly Facts[],
  { marks }: SeenSteps<T>,
): readonly Facts[] =>
  events.map((facts, index) => {
    const mark = marks.findLast((each) => each.events <= index);
    return mark === undefined || 'step' in facts ? facts : { ...facts, step: calledStep(mark.step) };
  });

/** `M9 Armies march` is M9 for short. */
const calledStep = (name: string): Fact => {
  const [, short, words] = /^([A-Z]\d+) (.+)$/.exec(name) ?? [];
  return short === undefined ? name : new Called(short, [name, words as string]);
};

const isCalled = (name: string, words: string): boolean => {
  const called = calledStep(name);
  const names = called instanceof Called ? called.names : [name];
  return names.some((each) => squash(each) === squash(words));
};

/** `M9: {...}`, `M9 time 2: {...}`: how all stand when a step is over, the first time unless another is named. */
export const stepDifferences = <T extends RulesetTypes>(
  words: Words,
  { marks }: SeenSteps<T>,
  { setting, state: last }: Position<T>,
  differencesAt: (position: Position<T>, expected: Words) => readonly Difference[],
): readonly Difference[] =>
  words.entries('positions by step').flatMap(([key, expected]): readonly Difference[] => {
    const [, step = key, number = '1'] = /^(.+?)\s+time\s+(\d+)$/i.exec(key.trim()) ?? [];
    const times = marks.flatMap((mark, index) => (isCalled(mark.step, step) ? [index] : []));
    if (times.length === 0) {
      expected.unknown('step', step, new Set(marks.flatMap((mark) => [mark.step, shortOf(mark.step)])));
      return [];
    }
    const index = times[Number(number) - 1];
    if (index === undefined)
      return [{ path: expected.path, expected: `${step} ${number} times`, got: `${times.length} times` }];
    return differencesAt({ setting, state: marks[index + 1]?.before ?? last }, expected);
  });

const shortOf = (name: string): string => {
  const called = calledStep(name);
  return called instanceof Called ? called.shown : name;
};
