import type { LogFacts } from '@chancery/app';

/** Facts that hold private text of their owner, whatever it says. */
const PRIVATE = /pass(word|phrase)?|secret|token|cookie|authori[sz]ation|e?mail|address|order|letter|body|code$/i;

/** What gives itself away by its form, wherever it stands. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi, '$1[left out]@'],
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '[address]'],
  [/\bBearer\s+\S+/gi, 'Bearer [left out]'],
  [/([?&][\w.-]*(?:token|code|key|secret)[\w.-]*=)[^&\s"']+/gi, '$1[left out]'],
  // Ids have 24 letters and digits; hashes, keys and tokens have more.
  [/[A-Za-z0-9_-]{32,}/g, '[left out]'],
];

/** The same facts without secrets and addresses of people. Numbers and truths hold none. */
export const scrubbed = (facts: LogFacts): LogFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value !== 'string' ? value : PRIVATE.test(name) ? '[left out]' : withoutForms(value),
    ]),
  );

const withoutForms = (text: string): string =>
  FORMS.reduce((rest, [form, instead]) => rest.replace(form, instead), text);
