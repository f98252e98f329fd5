import type { Event } from '../../src/events.ts';
import { domainOfCode } from '../../src/rules/find.ts';
import { pointsOf } from '../../src/rules/levels.ts';
import type { Setting } from '../../src/setting.ts';
import type { State } from '../../src/state.ts';
import { NATIVES } from '../../src/words.ts';

/** What somebody is told to have seen, against what stands there at that moment. */
export const faultsOfSighting = (setting: Setting, state: State, event: Event): readonly string[] => {
  if (event.kind !== 'sighted' && event.kind !== 'field-seen') return [];
  const { province, forces, by, seer } = event;
  const there = state.units.filter((unit) => unit.province === province && (by === 'spy' || unit.inside === null));
  const ownerOf = (code: string | null): number | null =>
    code === NATIVES || code === null ? null : domainOfCode(setting, code);
  const wrong = forces.flatMap(({ owner, figures }) => {
    const units = there.filter((unit) => unit.owner === ownerOf(owner));
    return figures.flatMap(({ kind, said, least, most }) => {
      const count = kind === null ? pointsOf(setting.units, units) : units.filter(({ type }) => type === kind).length;
      return said === count && least <= count && (most === null || count <= most)
        ? []
        : [
            `${by}: domain ${seer} is told of ${said} ${kind ?? 'points'} of ${owner} in ${province}, and ${count} are there`,
          ];
    });
  });
  const seen = new Set(forces.map(({ owner }) => ownerOf(owner)));
  const missed = event.kind === 'field-seen' && there.some(({ owner }) => owner !== seer && !seen.has(owner));
  return missed ? [...wrong, `domain ${seer} does not see all who stand in ${province}`] : wrong;
};
