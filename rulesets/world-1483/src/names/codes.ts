import type { Board } from '../state.ts';
import { AFRICA, BERBER, INDEPENDENT, type OwnerNumber, SIBERIA } from '../words.ts';

/** By what the map and tables name owners: nations by their code, and owners that are no nations by a word of their own. */

export const NOBODYS_CODES: { readonly [owner: number]: string } = {
  [INDEPENDENT]: 'independents',
  [SIBERIA]: 'siberia',
  [AFRICA]: 'remote-africa',
  [BERBER]: 'the-berbers',
};

export const ownerCode = ({ nations }: Pick<Board, 'nations'>, owner: OwnerNumber): string =>
  NOBODYS_CODES[owner] ?? nations[owner]?.code ?? '';
