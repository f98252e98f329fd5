import type { Words } from '../words.ts';

export const practice: Words['practice'] = {
  title: 'Üben allein',
};
