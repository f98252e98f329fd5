import type { Handler } from 'hono';
import { problemResponse } from '../problem/problem.ts';
import { ROUTES } from '../routes.ts';
import type { Env, House } from './environment.ts';

const PREFIX = '/api/v1';

/** Each path of the API once, as what it looks like and the methods that it takes. */
const PATHS = [...Map.groupBy(ROUTES, ({ path }) => path)].map(([path, routes]) => ({
  like: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods: routes.map(({ method }) => method.toUpperCase()),
}));

/** The answer where no route is: there is nothing, or it is spoken to in another way. */
export const unknown =
  ({ app }: House): Handler<Env> =>
  (context) => {
    const { path } = context.req;
    const refuse = (fault: Parameters<typeof problemResponse>[0]): Response =>
      problemResponse(fault, app.config.baseUrl, context.get('requestId'));
    const inside = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
    const allowed = PATHS.find(({ like }) => like.test(inside))?.methods;
    return refuse(allowed === undefined ? { code: 'no-such-route' } : { code: 'wrong-method', allowed });
  };
