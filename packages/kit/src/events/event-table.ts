import { type AnyEvent, NOBODY, type RuleNumber, type Ruleset, type RulesetTypes } from '@chancery/core';
import type { AnyShape, EventKind, EventKinds } from './event-kind.ts';

/** The shapes of a ruleset's events by what they are about. */
export type AnyTopics<Topics> = { readonly [Topic in keyof Topics]: AnyShape };

/** An event about something: a shape, and the rule from which it came. */
export type EventAbout<Topics extends AnyTopics<Topics>, Topic extends keyof Topics = keyof Topics> = {
  readonly rule: RuleNumber;
} & Topics[Topic];

/** All kinds of a ruleset's events, topic by topic. */
export type EventTable<T extends RulesetTypes, Topics extends AnyTopics<Topics>> = {
  readonly [Topic in keyof Topics]: EventKinds<T, Topics[Topic]>;
};

/** How the events of a table are carried out and told: what the contract asks for. */
export type EventRules<T extends RulesetTypes> = Pick<Ruleset<T>, 'apply' | 'tell' | 'tellAfter' | 'afterwards'>;

export const eventRules = <T extends RulesetTypes, Topics extends AnyTopics<Topics>>(
  table: EventTable<T, Topics>,
): EventRules<T> => {
  const kinds = kindsIn<T>(table);
  const kindOf = ({ kind }: AnyEvent): AnyKind<T> => {
    const found = kinds.get(kind);
    if (found === undefined) throw new Error(`there is no kind of event ${kind}`);
    return found;
  };
  const all = [...kinds.values()];
  return {
    apply: (draft, event, setting) => kindOf(event).apply?.(draft, event, setting),
    tell: (event, position) => kindOf(event).tell(event, position),
    ...(all.some(({ tellAfter }) => tellAfter !== undefined) && {
      tellAfter: (event, position) => kindOf(event).tellAfter?.(event, position) ?? NOBODY,
    }),
    ...(all.some(({ afterwards }) => afterwards !== undefined) && {
      afterwards: (event) => kindOf(event).afterwards?.(event) ?? null,
    }),
  };
};

type AnyKind<T extends RulesetTypes> = EventKind<T, T['event']>;

/** A kind is looked up by the name of its events and asked about no others, so that it may be taken to know them all. */
const kindsIn = <T extends RulesetTypes>(table: {
  readonly [topic: string]: object;
}): ReadonlyMap<string, AnyKind<T>> =>
  new Map(Object.values(table).flatMap((topic) => Object.entries<AnyKind<T>>(topic as Record<string, AnyKind<T>>)));

/** The kinds of a topic, for reports that go by it. */
export const kindsAbout = <Topic extends object>(topic: Topic): readonly KindOf<Topic>[] =>
  Object.keys(topic) as KindOf<Topic>[];

type KindOf<Topic> = Topic extends object ? keyof Topic & string : never;
