import type { Choice } from '@chancery/core';
import { leftOut, numberOf, upTo } from '@chancery/kit';
import type { Forecast } from '../../known/forecast.ts';
import { cavalryLeft } from '../../rules/reckoned.ts';
import { TIMES } from '../param-types.ts';

export const times = { type: TIMES, optional: true, help: 'Cavalry Actions; by default 1' };

/** How often; once unless given. */
export const timesUpTo = (most: number): Choice | null => numberOf('times', upTo(most), leftOut('Once'));

export const left = (forecast: Forecast): number => cavalryLeft(forecast, forecast.kingdom);
