import type { Viewer } from '@chancery/core';
import { nationOfSeat } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import { generalView } from './view/generals.ts';
import { nationView } from './view/nations.ts';
import { provinceView } from './view/provinces.ts';
import { NOTHING_KNOWN, type Sight } from './view/sight.ts';
import type { View } from './view-types.ts';

/** What a viewer sees, built up from nothing (section 21). A master sees all of it, and rules nothing (UM-21.28). */
export const view = ({ setting, state }: GamePosition, viewer: Viewer): View => {
  const sight: Sight = {
    setting,
    state,
    nation: viewer.kind === 'seat' ? nationOfSeat(setting, viewer.seat) : null,
    isMaster: viewer.kind === 'master',
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
