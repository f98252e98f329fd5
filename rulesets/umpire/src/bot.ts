import type { Dice } from '@chancery/core';
import type { Order } from './order.ts';
import type { GameKnown } from './types.ts';

export const bot = (_known: GameKnown, _dice: Dice): readonly Order[] => [];
