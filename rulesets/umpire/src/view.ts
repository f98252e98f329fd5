import { seesAll, type Viewer } from '@chancery/core';
import { nationOfSeat } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import { generalView } from './view/generals.ts';
import { nationView } from './view/nations.ts';
import { provinceView } from './view/provinces.ts';
import { NOTHING_KNOWN, type Sight } from './view/sight.ts';
import type { View } from './view-types.ts';
import type { NationNumber } from './words.ts';

/**
 * What a viewer sees, built up from nothing (section 21). A master sees all of it, and rules nothing (UM-21.28); so does everybody
 * when the campaign is over. A seat that is kept for rebels sees what is public until they rise.
 */
export const view = ({ setting, state }: GamePosition, viewer: Viewer): View => {
  const sight: Sight = {
    setting,
    state,
    nation: viewer.kind === 'seat' ? nationInPlay(state, nationOfSeat(setting, viewer.seat)) : null,
    isMaster: seesAll(viewer),
  };
  const { nation, isMaster } = sight;
  const known = (nation === null ? null : state.known[nation]) ?? NOTHING_KNOWN;
  return {
    nation,
    turn: state.turn,
    nations: state.nations.map((each) => each && nationView(sight, each)),
    provinces: state.provinces.map((each) => each && provinceView(sight, each, known)),
    stacks: state.stacks.map((here) => (isMaster ? here : here.filter((stack) => stack.nation === nation))),
    generals: state.generals.map((general) => generalView(sight, general)),
    known,
  };
};

const nationInPlay = ({ nations }: GamePosition['state'], nation: NationNumber | null): NationNumber | null =>
  nation === null || nations[nation] == null ? null : nation;
