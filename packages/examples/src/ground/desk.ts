import type { DeskSpec, RulesetTypes } from '@chancery/core';
import { usualDesk } from '@chancery/kit';

/** What a small game says of its desk. */
export interface SmallDesk<T extends RulesetTypes> extends Pick<DeskSpec<T>, 'advice' | 'asksMaster'> {
  /** What is listed beside the map: `Units`. */
  readonly units: string;
  /** What the map shows, in a sentence. */
  readonly map: string;
  readonly pointing?: readonly string[];
  /** A line to read while waiting. */
  readonly story: { readonly title: string; readonly text: string };
}

/** The four usual rooms, with few words. */
export const smallDesk = <T extends RulesetTypes>({
  units,
  map,
  pointing = [],
  story,
  advice,
  asksMaster,
}: SmallDesk<T>): DeskSpec<T> =>
  usualDesk<T>({
    headquarters: {
      title: 'Hall',
      help: 'What you have, and how you stand beside the others.',
      tabs: { figures: 'Figures', relations: 'Rulers', plans: 'Plans' },
    },
    map: { title: 'Map', help: map, tabs: { places: 'Place', units } },
    messages: {
      title: 'News',
      help: 'What happened last turn.',
      tabs: { normal: 'News', battles: 'Papers', player: 'Player info' },
    },
    game: { title: 'Game', help: 'Standings, files and the rules.', orders: 'orders' },
    advice,
    stories: [story],
    pointing,
    ...(asksMaster && { asksMaster }),
  });
