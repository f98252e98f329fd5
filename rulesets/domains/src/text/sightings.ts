import type { SightingSpec } from '@chancery/core';
import { MINIATURE } from '../names/miniatures.ts';
import { domainOfCode, getDomainInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { monthOf } from '../window.ts';
import { NATIVES, type UnitType } from '../words.ts';

const SOURCES: { readonly [source: string]: string } = {
  entry: 'they entered',
  scouts: 'by Scouts',
  spy: 'by a spy',
  battle: 'in battle',
};

/** What a domain has learned of the forces of others, in words (DOM-7.19). */
export const SIGHTINGS: SightingSpec<Types> = {
  seen: ({ view }) => view.known.forces,
  now: ({ view }) => view.turn - 1,
  turn: (_, turn) => monthOf(turn).toLowerCase(),
  owner: ({ setting }, code) => {
    const domain = code === NATIVES ? null : domainOfCode(setting, code);
    return domain === null ? 'natives' : getDomainInfo(setting, domain).name;
  },
  kind: (kind) => kind,
  unknownKind: (said) => (said === 1 ? 'point, kind unknown' : 'points, kinds unknown'),
  source: (source) => SOURCES[source] ?? source,
  miniature: (kind) => MINIATURE[kind as UnitType],
};
