import { someOf } from '@chancery/kit';
import type { Move } from '../../order.ts';
import { isLandUnit } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachArea, ownUnits, unitLabel } from '../offering.ts';
import { AREA, LAND_KIND_ALL, LAND_UNITS } from '../param-types.ts';
import { whereWords } from './fleets.ts';

export const move = actionKind<Move>({
  verb: 'MOVE',
  rule: 'HEP-9.1',
  title: 'Move',
  help: 'Sends Land Units from one or several places into one Land Area: over land into a neighbouring one, or ashore from the sea. They arrive together, and fight at once if enemies stand there.',
  group: GROUPS.movement,
  units: 'units',
  params: {
    units: { type: LAND_UNITS, optional: true, help: 'your Levies and Retinues' },
    all: { type: LAND_KIND_ALL, optional: true, help: 'LEVIES or RETINUES: all of them in one area' },
    from: { type: AREA, optional: true, help: 'the area in which they stand' },
    to: { type: AREA, help: 'where to' },
  },
  lines: [{ pattern: 'MOVE ALL <all> IN <from> TO <to>' }, { pattern: 'MOVE <units> TO <to>' }],
  offer: (forecast, could) =>
    eachArea('to', forecast, (to) =>
      someOf(
        'units',
        ownUnits(forecast, isLandUnit)
          .filter(({ id }) => could({ units: [id], to }))
          .map((unit) => ({ value: unit.id, label: `${unitLabel(unit)} ${whereWords(forecast, unit)}` })),
      ),
    ),
});
