import { CAMPAIGN_ROUTES } from './resources/campaigns.ts';
import type { Route } from './route/route.ts';

/** Everything that can be asked of the API, in the order in which its reference tells it. */
export const ROUTES: readonly Route[] = [...CAMPAIGN_ROUTES];
