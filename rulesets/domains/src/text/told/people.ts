import type { PeopleEvent } from '../../events/people.ts';
import { person, unit, who, whose } from '../../names/reader.ts';
import { ATTEMPT_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const OUTCOMES = {
  succeeded: 'It succeeded',
  failed: 'It failed',
  cancelled: 'Counterspies foiled it',
} as const;

/** Courts: who comes, who dies, and what they do in secret. */
export const PEOPLE: InWords<PeopleEvent> = {
  recruited: ({ domain, name }, reader) => `${name} entered ${whose(reader, domain)} service.`,
  'heir-named': ({ domain, person: id }, reader) => `${person(reader, id)} is ${whose(reader, domain)} heir now.`,
  'underling-died': ({ domain, name }, reader) => `${name}, in ${whose(reader, domain)} service, was killed.`,
  'ruler-died': ({ domain, name, heir, heirName }, reader) =>
    `${name}, ruler of ${domain === reader.me ? 'your domain' : who(reader, domain)}, was killed. ${
      heir === null
        ? 'Nobody was left to follow, and a kinsman takes over: the rest of this month and the first round of the next are lost.'
        : `${heirName} rules now; the rest of this month is lost.`
    }`,
  'counterspy-set': ({ person: id }, reader) =>
    `${person(reader, id)} watches over your domain for the rest of the month.`,
  /** With the dice, as the author may know them: what the counterspy rolled is their target’s business (DOM-9.9, 15.7). */
  attempted: ({ attempt, name, scouts, target, chance, roll, outcome, exposed }, reader) => {
    const operative = scouts === null ? name : unit(reader, scouts);
    const against = target === null ? '' : ` against ${who(reader, target)}`;
    return `${operative} tried ${ATTEMPT_WORDS[attempt]}${against}: rolled ${roll}, needed ${chance} or less. ${OUTCOMES[outcome]}.${
      exposed ? ` ${name} was exposed, and can carry out no task next month.` : ''
    }`;
  },
};
