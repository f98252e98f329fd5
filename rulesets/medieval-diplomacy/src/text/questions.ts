import { counted, type Question, sentence } from '@chancery/core';
import type { MdKnown } from '../types.ts';

/** What the master is asked before a turn; see questions.ts for the facts. */
export const questionWords = ({ kind, about, facts }: Question, { setting }: MdKnown): string => {
  const info = setting.realms.find((realm) => realm?.code === about);
  const ruler = info ? `the ruler of the ${info.name}` : 'a ruler';
  if (kind === 'coup') {
    const given = `${facts.given} of ${counted(Number(facts.provinces), 'province')}`;
    const dismissed = `${facts.disbanded} of ${counted(Number(facts.troops), 'troop')}`;
    return `${sentence(ruler)} gives away ${given} and dismisses ${dismissed}. Are they overthrown?`;
  }
  if (kind === 'proclamation') return `Is this proclamation of ${ruler} suitable? It reads: ${facts.text}`;
  throw new Error(`there is no question of kind ${kind}`);
};
