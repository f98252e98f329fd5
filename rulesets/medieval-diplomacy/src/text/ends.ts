import type { Setting } from '../setting.ts';

/** What victory takes, and when the game ends without one (MD-18.26, MD-18.27, MD-19.1). */
export const endWords = ({ options }: Pick<Setting, 'options'>): string => {
  const { soloPercent, alliancePercent, allianceMax, victoryHold, lastTurn } = options;
  const victory = `Victory takes ${soloPercent} percent of all provinces for one realm, or ${alliancePercent} percent for up to ${allianceMax} allies, at ${victoryHold} turn ends in a row`;
  return lastTurn === null ? `${victory}.` : `${victory}; else the highest score wins after turn ${lastTurn}.`;
};
