import type { OpenPoll } from '@chancery/app';
import type { Form } from '../frame/form.ts';

/** What the rulers shall be asked, as somebody has typed it. */
export const pollIn = (field: Form): Omit<OpenPoll, 'campaignId'> => ({
  kind: field('kind') === 'go-on' ? 'go-on' : 'question',
  question: field('question'),
  days: Number(field('days')),
});
