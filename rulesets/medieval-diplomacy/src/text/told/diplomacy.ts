import { said } from '@chancery/core';
import type { DiplomacyEvent } from '../../events/diplomacy.ts';
import { place, realm, who, whoAll, whose } from '../../names/names.ts';
import { IND } from '../../words.ts';
import type { KindOf, Saying } from './saying.ts';
import { paragraphs } from './turn.ts';

export const DIPLOMACY_TOLD: Saying<KindOf<DiplomacyEvent>> = {
  'war-declared': ({ by, on }, reader) => `${who(reader, by)} declared war on ${who(reader, on)}.`,
  'acceptance-set': ({ realm: by, from, on }, reader) =>
    `${who(reader, by)} ordered gifts from ${realm(reader, from)} to be ${on ? 'accepted' : 'refused'} from now on.`,
  'passage-set': ({ realm: by, to, on }, reader) =>
    on
      ? `${who(reader, by)} granted ${who(reader, to)} passage through all ${by === reader.me ? 'your' : 'its'} provinces.`
      : `${who(reader, by)} revoked ${whose(reader, to)} passage rights.`,
  'permission-set': ({ realm: by, province, to, on }, reader) => {
    const giver = by === IND ? 'the game master' : who(reader, by);
    return on
      ? `${giver} gave ${who(reader, to)} special permission to enter ${place(reader, province)}.`
      : `${giver} took back ${whose(reader, to)} special permission to enter ${place(reader, province)}.`;
  },
  'ambassador-sent': ({ rule, from, to, text }, reader) => [
    said(
      rule,
      to === reader.me
        ? `An ambassador of ${realm(reader, from)} came to you and invites you to write.`
        : `${whose(reader, from)} ambassador went to ${realm(reader, to)}.`,
    ),
    ...paragraphs(text).map((paragraph) => ({ text: paragraph, style: 'note', indent: 1 }) as const),
  ],
  'peace-made': ({ a, b }, reader) => `${whoAll(reader, [a, b])} made peace.`,
  'alliance-cancelled': ({ by, with: ally }, reader) =>
    `${who(reader, by)} cancelled the alliance with ${who(reader, ally)}.`,
  'alliance-formed': ({ a, b }, reader) => `${whoAll(reader, [a, b])} formed an alliance.`,
  'alliance-published': ({ a, b }, reader) => `${whoAll(reader, [a, b])} are allies, and all may know it now.`,
};
