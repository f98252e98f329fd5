import type { Words } from '../words.ts';

export const messages: Words['messages'] = {
  inThisReport: 'In diesem Bericht',
};
