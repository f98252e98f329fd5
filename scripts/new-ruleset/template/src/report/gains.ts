import { counted, type ReportLine, said } from '@chancery/core';
import type { Event, EventOf } from '../events.ts';
import { areaName, companyWords } from '../names/names.ts';
import type { GameKnown } from '../types.ts';

const are = <Kind extends Event['kind']>(heard: readonly Event[], kind: Kind): readonly EventOf<Kind>[] =>
  heard.filter((event): event is EventOf<Kind> => event.kind === kind);

/** What the reader won and lost: companies, areas, points (NEW-3.3). */
export const gains = (heard: readonly Event[], { setting, view }: GameKnown): readonly ReportLine[] => {
  const { power } = view;
  if (power === null) return [];
  const fallen = are(heard, 'battle-fought').flatMap(({ sides, winner }) =>
    winner === null ? [] : sides.filter((side) => side.power !== winner),
  );
  const lost = fallen.filter((side) => side.power === power).flatMap(({ companies }) => companies);
  const ends = are(heard, 'turn-ended');
  const taken = ends.flatMap((end) => end.taken);
  const points = ends.flatMap((end) => end.points).filter((each) => each.power === power);
  const names = (of: typeof taken): string => of.map(({ area }) => areaName(setting, area)).join(', ');
  const won = taken.filter(({ by }) => by === power);
  const gone = taken.filter(({ from }) => from === power);
  return [
    ...(won.length > 0 ? [said('NEW-1.4', `Taken: ${names(won)}.`)] : []),
    ...(gone.length > 0 ? [said('NEW-1.4', `Lost: ${names(gone)}.`)] : []),
    ...(lost.length > 0 ? [said('NEW-1.3', `Fallen: ${companyWords(lost)}.`)] : []),
    ...points.map((each) => said('NEW-1.5', `${counted(each.points, 'point')} for your areas.`)),
  ];
};
