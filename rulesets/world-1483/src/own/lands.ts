import type { OwnRow } from '@chancery/core';
import { summed, words } from '@chancery/kit';
import { placeName } from '../names/names.ts';
import { lots } from '../names/reader.ts';
import { coreOf, isFar } from '../rules/core.ts';
import { incorporationCost } from '../rules/costs.ts';
import { countsIn } from '../rules/counts.ts';
import { getNation, isTribe, ownedBy, unitsIn } from '../rules/find.ts';
import type { Territory } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { openBoardOf } from '../view/open-board.ts';
import type { PlaceNumber } from '../words.ts';

export const LAND_COLUMNS = [
  words('name', 'Territory'),
  summed('value', 'Value'),
  words('city', 'City'),
  words('port', 'Port'),
  words('state', 'State'),
  words('units', 'Your units'),
] as const;

/** Own territories in list order, with what stands in them. */
export const landRows = (known: GameKnown): readonly OwnRow[] => {
  const { setting, view } = known;
  const { nation } = view;
  if (nation === null) return [];
  const core = coreOf(setting, view, nation);
  const board = openBoardOf(view);
  return ownedBy(view, nation).map((territory): OwnRow => {
    const { number, value, city, tribalCity, port } = territory;
    const name = placeName(setting, number);
    const units = unitsIn(board, number).filter(({ owner }) => owner === nation);
    return {
      id: `${number}`,
      name,
      named: [{ territory: number }, { at: number }, { from: number }],
      cells: {
        name,
        value: `${value}`,
        city: city !== null ? `${city.name} (${city.fort})` : tribalCity !== null ? 'tribal city' : '',
        port: port ? 'port' : '',
        state: stateOf(known, territory, core),
        units: lots(countsIn(units)),
      },
    };
  });
};

/** What of it is not as usual: land that brings nothing yet, and colonies. */
const stateOf = ({ setting, view }: GameKnown, territory: Territory, core: ReadonlySet<PlaceNumber>): string => {
  const { number, owner, incorporatedBy, city } = territory;
  if (owner !== incorporatedBy && !isTribe(getNation(view, owner))) {
    return `not incorporated (costs ${incorporationCost(view, owner, number)})`;
  }
  const original = getNation(view, owner).original.includes(number);
  return city !== null && !original && isFar(setting, core, number) ? 'colony' : '';
};
