import { desk } from './desk.ts';
import { drafts } from './drafts.ts';
import { game } from './game.ts';
import { headquarters } from './headquarters.ts';
import { help } from './help.ts';
import { keys } from './keys.ts';
import { letters } from './letters.ts';
import { live } from './live.ts';
import { map } from './map.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { practice } from './practice.ts';
import { advice, settings } from './settings.ts';
import { terms } from './terms.ts';

export const en = {
  advice,
  desk,
  drafts,
  game,
  headquarters,
  help,
  keys,
  letters,
  live,
  map,
  messages,
  orders,
  practice,
  settings,
  terms,
};
