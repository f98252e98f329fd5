import type { NpcEvent } from '../../events/npc.ts';
import { place } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

/** The world that nobody plays. */
export const NPC: InWords<NpcEvent> = {
  'raid-rolled': ({ territory, roll, chance, comes, riders }, reader) =>
    comes
      ? `The Berbers raid ${place(reader, territory)} with ${riders} cavalry (rolled ${roll}, ${chance} or less).`
      : `The Berbers leave ${place(reader, territory)} alone (rolled ${roll}, ${chance} or less for a raid).`,
  'raiders-left': ({ territory, held }, reader) =>
    held
      ? `${place(reader, territory)} is in the hands of the Berbers.`
      : `The Berbers ride home from ${place(reader, territory)}.`,
};
