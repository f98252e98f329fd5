import { seatId } from '@chancery/core';
import { tell } from '../src/event-kinds.ts';
import type { Event } from '../src/events.ts';
import type { Told, ToldOf } from '../src/told.ts';
import type { TestPosition } from './position.ts';

/** Who hears an event and what: `{ all: ['war-declared'] }`, `{ Eng: ['pillaged'], Fra: ['pillage-suffered'] }`. */
export const heardBy = (position: TestPosition, event: Event): { readonly [hearer: string]: readonly string[] } => {
  const heard: { [hearer: string]: string[] } = {};
  for (const { to, told } of tell(event, position)) {
    for (const hearer of to === 'all' ? ['all'] : to) heard[hearer] = [...(heard[hearer] ?? []), told.kind];
  }
  return heard;
};

/** The first news of a kind that an event gives rise to. */
export const newsOf = <Kind extends Told['kind']>(position: TestPosition, event: Event, kind: Kind): ToldOf<Kind> => {
  const told = tell(event, position).find((hearing) => hearing.told.kind === kind)?.told;
  if (told === undefined) throw new Error(`nobody hears ${kind}`);
  return told as ToldOf<Kind>;
};

/** All that one seat hears of an event, public news left out. */
export const heardAs = (position: TestPosition, event: Event, code: string): readonly Told[] =>
  tell(event, position).flatMap(({ to, told }) => (to !== 'all' && to.includes(seatId(code)) ? [told] : []));
