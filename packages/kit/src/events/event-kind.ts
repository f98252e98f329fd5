import type { AnyEvent, Draft, Hearing, Position, RulesetTypes } from '@chancery/core';

/** Who hears of an event, and in which words. */
export type Tell<T extends RulesetTypes, E> = (event: E, position: Position<T>) => readonly Hearing<T['told']>[];

/** All that a ruleset knows of one kind of event. */
export interface EventKind<T extends RulesetTypes, E> {
  /** Carries it out. Dumb: no rule, no dice, every number stands in the event. Left out where it is only told. */
  readonly apply?: (draft: Draft<T['state']>, event: E, setting: T['setting']) => void;
  /** Asked of the position just before it is applied: units and places that are lost in it still have their names. */
  readonly tell: Tell<T, E>;
  /**
   * Asked again just after it is applied, for those who could not know of it before: a scout who sees an army arrive. Whoever
   * hears something at both moments is told what they hear after.
   */
  readonly tellAfter?: Tell<T, E>;
  /** What opens of it to everybody when the campaign is over. */
  readonly afterwards?: (event: E) => T['told'];
}

/** A kind for each event of a topic: the compiler asks for those that are missing. */
export type EventKinds<T extends RulesetTypes, E extends AnyShape> = {
  readonly [Kind in E['kind']]: EventKind<T, Extract<T['event'], { readonly kind: Kind }>>;
};

/** An event without the rule that every event has. */
export type AnyShape = Omit<AnyEvent, 'rule'>;

/** Everybody hears it, as it is. */
export const toEverybody = <E>(event: E): readonly Hearing<E>[] => [{ to: 'all', told: event }];
