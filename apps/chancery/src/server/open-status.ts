import type { Watched } from './health.ts';
import { type Listening, listen } from './http/listen.ts';
import { statusRoutes } from './http/status-routes.ts';
import type { House } from './open-house.ts';

/** Opens the port for those who run the server, if one is set. */
export const openStatus = async (
  { settings: { status }, metrics }: House,
  watched: Watched,
): Promise<Listening | null> => {
  if (status.port === null) return null;
  const listening = await listen({ host: status.host, port: status.port, trustedProxies: [] });
  listening.serve(statusRoutes(watched, metrics, 'open'));
  watched.app.log.info('status served', { host: status.host, port: listening.port });
  return listening;
};
