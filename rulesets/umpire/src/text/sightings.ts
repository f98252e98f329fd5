import { onceFor, type SightingSpec } from '@chancery/core';
import { miniatureOf } from '../names/miniatures.ts';
import { typeName } from '../names/names.ts';
import { seasonOf } from '../rules/season-words.ts';
import type { Setting } from '../setting.ts';
import type { Seen } from '../state.ts';
import type { Types } from '../types.ts';

const SOURCES: { readonly [source: string]: string } = {
  'one factor': 'by one factor',
  'two factors': 'by two factors',
  'three factors': 'by three factors',
  rumour: 'a rumour',
};

/** A kind goes by its code in the state; whoever shows it calls it by its name in the scenario. */
const named = ({ types }: Setting, { figures, ...seen }: Seen): Seen => ({
  ...seen,
  figures: figures.map((figure) => ({
    ...figure,
    kind: typeName({ types }, figure.kind, figure.said === 1 && figure.most === 1 ? 1 : figure.said + 1),
  })),
});

/** What a nation has learned of the forces of others, with age and doubt (UM-21.6 to 21.17). */
export const SIGHTINGS: SightingSpec<Types> = {
  seen: ({ setting, view }) => view.known.forces.map((seen) => named(setting, seen)),
  /** Intelligence is of the end of a turn (UM-21.15). */
  now: ({ view }) => view.turn - 1,
  turn: ({ setting }, turn) => `the end of ${seasonOf(setting, turn)}`,
  owner: ({ view }, code) => view.nations.find((nation) => nation?.code === code)?.name ?? code,
  kind: (kind) => kind,
  source: (source) => SOURCES[source] ?? source,
};

/** The same, with the figures that stand for the troop types of a setting. */
export const sightingsIn = onceFor(
  (setting: Setting): SightingSpec<Types> => ({
    ...SIGHTINGS,
    miniature: (kind) => {
      const type = setting.types.find(({ name, plural }) => name === kind || plural === kind);
      return type === undefined ? 'unknown' : miniatureOf(setting, type);
    },
  }),
);
