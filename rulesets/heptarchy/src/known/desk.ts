import { keptForOrders } from '@chancery/kit';
import { forecastOf } from './forecast.ts';

/** The forecast of a list of orders as it stands; made once for it, since every order of a sheet asks for it. */
export const forecastFor = keptForOrders(forecastOf);
