import type { Budget, Meter } from './budget.ts';
import type { ApiContext, House } from './environment.ts';
import { networkOf } from './network-of.ts';
import type { Allowance } from './rate-limit.ts';

/** More than any one request costs: nobody has to wait for ever. */
const DEAREST = 50;

/** Who asks, as limits know them: a user, or else an address. */
export const askerOf = (
  { settings }: House,
  context: ApiContext,
): { readonly who: string; readonly isUser: boolean } => {
  const actor = context.get('actor');
  return actor.kind === 'user'
    ? { who: `user ${actor.user}`, isUser: true }
    : { who: `address ${networkOf(settings.clientAddress(context))}`, isUser: false };
};

export const meterFor = (house: House, context: ApiContext): Meter => {
  const { app, settings, limits } = house;
  const { who, isUser } = askerOf(house, context);
  const most = settings.requestsAMinute[isUser ? 'user' : 'address'];
  const limitOf = (budget: Budget): number => (budget === 'heavy' ? Math.max(most, DEAREST) : most);
  const take = (budget: Budget, cost: number): Allowance =>
    limits.take(`${budget} of ${who}`, limitOf(budget), cost, app.now());
  const used = new Set<Budget>();
  return {
    charge(budget, cost) {
      used.add(budget);
      const { limit, left, seconds, granted } = take(budget, cost);
      return granted ? null : { code: 'rate-limited', budget, limit, left, cost, seconds };
    },
    headers() {
      const said = [...used].map((budget) => ({ budget, ...take(budget, 0) }));
      return {
        policy: said.map(({ budget, limit }) => `"${budget}";q=${limit};w=60`).join(', '),
        left: said.map(({ budget, left, seconds }) => `"${budget}";r=${left};t=${seconds}`).join(', '),
      };
    },
  };
};
