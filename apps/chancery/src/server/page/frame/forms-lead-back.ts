import type { Hono } from 'hono';

/**
 * Some addresses take forms and have no page of their own. Whoever opens one, because they chose a language on the page that
 * answered their form, or sent the address itself, comes to the nearest page above it, where such forms stand.
 */
export const formsLeadBack = (routes: Hono): void => {
  const known = routes.routes.filter(({ path }) => path !== '/*');
  const of = (method: string): readonly RegExp[] =>
    known.filter((route) => route.method === method).map(({ path }) => patternOf(path));
  const [forms, pages] = [of('POST'), of('GET')];
  const takes = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((each) => each.test(path));
  routes.get('*', async (context, next) => {
    const { path } = context.req;
    if (!takes(path, forms) || takes(path, pages)) return next();
    return context.redirect(above(path).find((each) => takes(each, pages)) ?? '/', 303);
  });
};

/** `/campaigns/:campaign/turns/:turn{[0-9]+}` as addresses look. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g, (_, own?: string) => own ?? '[^/]+')}$`);

/** `/a/b/c` → `/a/b`, `/a`. */
const above = (path: string): readonly string[] => {
  const parts = path.split('/').slice(1);
  return parts.slice(1).map((_, at) => `/${parts.slice(0, parts.length - 1 - at).join('/')}`);
};
