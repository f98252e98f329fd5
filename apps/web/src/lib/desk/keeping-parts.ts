import { untilFetched } from './frame/until-fetched.ts';

type Parts = typeof import('./keeping.ts');
let parts: Parts | null = null;

/** What keeps, shows and sends orders is not needed to look at the desk, and comes by itself: before anything is drafted. */
export const fetchKeeping = async (): Promise<void> => {
  parts ??= await untilFetched(() => import('./keeping.ts'));
};

export const keepingParts = (): Parts => {
  if (parts === null) throw new Error('a session was complete before its keeping was fetched');
  return parts;
};
