import type { Words } from '../words.ts';
import { desk } from './desk.ts';
import { game } from './game.ts';
import { headquarters } from './headquarters.ts';
import { map } from './map.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { practice } from './practice.ts';

export const de: Words = { desk, game, headquarters, map, messages, orders, practice };
