import type { CampaignPage } from '@chancery/app';
import { drawShield } from '@chancery/maps';
import { type Piece, trusted } from './html.ts';

type Bearer = Pick<CampaignPage['seats'][number], 'seat' | 'shield'>;

/** The arms of a seat beside its name. `where` keeps the drawings of one page apart. */
export const shieldView = ({ seat, shield }: Bearer, where = 'seat'): Piece =>
  shield !== null && trusted(drawShield(shield, { id: `${where}-${seat}` }));
