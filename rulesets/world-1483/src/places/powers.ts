import { type PowerDress, sentence, shieldOf, TONE_COUNT } from '@chancery/core';
import { NOBODYS_CODES, ownerCode } from '../names/codes.ts';
import { ownerName } from '../names/names.ts';
import { exists, nationsOf, territoriesOf } from '../rules/find.ts';
import type { Board } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { AFRICA, BERBER, NOBODYS_LANDS, SIBERIA } from '../words.ts';

/** What is white or grey until somebody conquers it (W83-2.4). */
const GROUNDS: { readonly [owner: number]: NonNullable<PowerDress['ground']> } = {
  [SIBERIA]: 'white',
  [AFRICA]: 'white',
  [BERBER]: 'grey',
};

/** Nations that are in the game or whose colour is still on the map, in list order; then whose land is nobody's. */
export const powersOf = ({ setting, view }: GameKnown): readonly PowerDress[] => [
  ...nationsOf(view)
    .filter((nation) => exists(nation) || hasColour(view, nation.number))
    .map(({ number, code, name }): PowerDress => {
      const info = setting.nations[number];
      // Rebels that are founded in play have no arms, and a tone by their number (W83-13.82).
      return info == null
        ? { code, name, tone: number % TONE_COUNT }
        : { code, name, tone: info.tone, ...shieldOf(info) };
    }),
  ...NOBODYS_LANDS.filter((owner) => territoriesOf(view).some((territory) => territory.owner === owner)).map(
    (owner): PowerDress => {
      const ground = GROUNDS[owner];
      const name = sentence(ownerName(view, owner));
      const code = NOBODYS_CODES[owner] ?? ownerCode(view, owner);
      return { code, name, tone: 0, plain: true, ...(ground === undefined ? {} : { ground }) };
    },
  ),
];

const hasColour = (view: Pick<Board, 'territories'>, nation: number): boolean =>
  territoriesOf(view).some(({ incorporatedBy }) => incorporatedBy === nation);
