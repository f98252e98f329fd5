import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { type Readiness, readinessOf, type Watched } from '../health.ts';
import type { Metrics } from '../metrics.ts';

/** Who may read the metrics: everybody who reaches the port, whoever has the token, or nobody. */
export type MetricsDoor = 'open' | 'closed' | { readonly token: string };

/** What those who run the server ask it: `/healthz` (is it alive), `/readyz` (can it serve), `/metrics`. */
export const statusRoutes = (watched: Watched, metrics: Metrics, door: MetricsDoor): Hono => {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.text('alive\n'));
  routes.get('/readyz', async (context) => {
    const readiness = { release: watched.app.config.engine, ...(await readinessOf(watched)) };
    return context.json(
      door === 'open' ? readiness : { ...readiness, troubles: namesOf(readiness) },
      readiness.ready ? 200 : 503,
    );
  });
  if (door === 'closed') return routes;
  routes.get('/metrics', async (context) => {
    if (door !== 'open' && !isBearer(context.req.header('authorization'), door.token)) return context.notFound();
    const { type, text } = await metrics.read(watched);
    return context.body(text, 200, { 'content-type': type });
  });
  return routes;
};

/** At the main port anybody may ask: what a mail server said is for those who run this one. */
const namesOf = ({ troubles }: Readiness) => troubles.map(({ name, since }) => ({ name, since }));

/** Compares in a time that does not tell how much of it was right. */
const isBearer = (header: string | undefined, token: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return header !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`));
};
