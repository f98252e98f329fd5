import { fallsTo, handedTo, newOwnerOf, strongestIn } from '../../consequences/pass-province.ts';
import { getProvince, stacksIn, unitsIn } from '../../rules/find.ts';
import { fightersOf, strengthIn } from '../../rules/forces.ts';
import { citySide, hostileIn } from '../../rules/hostility.ts';
import type { GameTurn } from '../../types.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../../words.ts';
import { harbourGuards } from './clash.ts';

/** A player's province without any units of theirs passes to friends who are there, as a gift would (UM-14.29). */
export const friendlyTakeover = (turn: GameTurn, province: ProvinceNumber): void => {
  const { state } = turn;
  const { owner } = getProvince(state, province);
  if (owner === INDEPENDENTS || hasFighters(turn, owner, province)) return;
  const friends = citySide(state, province).filter(
    (nation) => hasFighters(turn, nation, province) && !hasJustCeded(turn, nation, province),
  );
  const strongest = strongestIn(turn, friends, province);
  if (strongest === null) return;
  const group = friends.filter((nation) => !hostileIn(state, province, strongest, nation));
  handedTo(turn, province, { to: newOwnerOf(turn, group, province), manner: 'friendly', rule: 'UM-14.29' });
};

const hasFighters = ({ setting, state }: GameTurn, nation: NationNumber, province: ProvinceNumber): boolean =>
  fightersOf(setting, unitsIn(state, nation, province)) > 0;

/** Whoever gave it away does not take it back in that turn and the next (UM-9.27). */
const hasJustCeded = ({ state }: GameTurn, nation: NationNumber, province: ProvinceNumber): boolean => {
  const { cededBy, cededTurn } = getProvince(state, province);
  return cededBy === nation && cededTurn !== null && state.turn - cededTurn <= 1;
};

/** A province that nobody of the city side holds falls to the hostile forces there (UM-14.30 to 14.32). */
export const hostileTakeover = (turn: GameTurn, province: ProvinceNumber): void => {
  const { state } = turn;
  if (isHeld(turn, province)) return;
  const { owner } = getProvince(state, province);
  const hostile = stacksIn(state, province)
    .map(({ nation }) => nation)
    .filter((nation) => hostileIn(state, province, owner, nation) && hasFighters(turn, nation, province));
  const strongest = strongestIn(turn, hostile, province);
  if (strongest === null) return;
  const group = hostile.filter((nation) => !hostileIn(state, province, strongest, nation));
  fallsTo(turn, province, { to: newOwnerOf(turn, group, province), manner: 'entered', rule: 'UM-14.30' });
};

/** An army unit of the city side, or squadrons that hold the harbour of a standing city. */
const isHeld = (turn: GameTurn, province: ProvinceNumber): boolean => {
  const { setting, state } = turn;
  const hasArmy = citySide(state, province).some(
    (nation) => strengthIn({ setting, state }, nation, province, 'land') > 0,
  );
  return hasArmy || harbourGuards(turn, province).length > 0;
};
