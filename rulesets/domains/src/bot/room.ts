import { type HoldingId, ROOM_A_LEVEL } from '../words.ts';
import { levelOf, type Realm } from './realm.ts';

/** Points for which a holding of one's own has room inside. */
export const capacityFree = ({ units, holdings, setting }: Realm, id: HoldingId): number => {
  const holding = holdings.find((each) => each.id === id);
  if (holding === undefined) return 0;
  const inside = units
    .filter((unit) => unit.inside === id)
    .reduce((sum, { type }) => sum + setting.units[type].points, 0);
  return ROOM_A_LEVEL * levelOf(holding) - inside;
};
