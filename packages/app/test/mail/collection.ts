import { readFileSync } from 'node:fs';

/** The token in the mails of the collection, which no server has made. */
const TOKEN = /md9eng-7-9i2k-0123456789abcdef0123/gi;
/** When most of them were written. */
const WRITTEN = 'Tue, 03 Mar 2026 19:02:11 +0100';
export const WRITTEN_AT = Date.parse(WRITTEN);

export interface Collected {
  /** The reply address of the ruler, and the address of their account. */
  readonly to: string;
  readonly from: string;
  /** So many seconds later than in the collection, so that no two are the same mail. */
  readonly later: number;
}

/**
 * A mail of the collection in packages/mail/test/mails, as if it had been written to this house: to its address, by its
 * ruler, about its first turn. What stands in an encoding is left as it is.
 */
export const collected = (name: string, { to, from, later }: Collected): Buffer => {
  const file = new URL(`../../../mail/test/mails/${name}.eml`, import.meta.url);
  const token = /\+(.*)@/.exec(to)?.[1] ?? '';
  const date = `${new Date(WRITTEN_AT + later * 1000).toUTCString().slice(0, -3)}+0000`;
  return Buffer.from(
    readFileSync(file, 'latin1')
      .replace(/\r?\n/g, '\r\n')
      .replaceAll(TOKEN, token)
      .replaceAll('anna@example.org', from)
      .replaceAll(/turn([ _])7/gi, (_, blank: string) => `turn${blank}1`)
      .replaceAll(/turn 6/gi, 'turn 0')
      .replace(WRITTEN, date),
    'latin1',
  );
};

const SPRING = 'A7 MARCH Kent\nA8 HOLD\nF2 SAIL Dover';
const TWO = 'A7 MARCH Kent\nA8 HOLD';
const ONE = 'A7 MARCH Kent';

/** A mail of the collection, what becomes of it, and the text of the sheet that is kept because of it. */
export type CollectedCase = readonly [file: string, outcome: string, reason: string, sheet: string | null];

/** In the order in which they come in. */
export const COLLECTION: readonly CollectedCase[] = [
  ['around-a-picture', 'accepted', 'orders', TWO],
  ['bad-json-file', 'accepted', 'orders', ONE],
  ['base64', 'accepted', 'orders', 'A7 MARCH Île-de-France\nA8 HOLD\nPROCLAIM "Für Köln und Kent"'],
  ['bold-and-bullets', 'accepted', 'orders', 'A7 MARCH Kent\n\nA8 HOLD\nF2 SAIL Dover'],
  ['blank-file', 'accepted', 'orders', SPRING],
  ['bounce-delayed', 'ignored', 'bounce-unknown', null],
  ['bounce-plain', 'ignored', 'bounce-unknown', null],
  ['bounce', 'ignored', 'bounce-unknown', null],
  ['byte-order-mark', 'accepted', 'orders', TWO],
  ['cut-off', 'accepted', 'orders', 'A7 MARCH Kent\nA8 HO'],
  ['deep-quotes', 'accepted', 'orders', ONE],
  ['empty', 'refused', 'no-orders', null],
  ['encrypted', 'refused', 'no-orders', null],
  [
    'flowed-delsp',
    'accepted',
    'orders',
    'A7 MARCH Kent\nPROCLAIM "To the lords of England and of Wales, greeting. Let it be known that the fair opens."\nA8 HOLD',
  ],
  [
    'flowed',
    'accepted',
    'orders',
    'A7 MARCH Kent\nPROCLAIM "To the lords of England and of Wales, greeting. Let it be known that the fair of Kent opens on the first of May, and that no toll is taken there."\nA8 HOLD\nF2 SAIL Dover',
  ],
  ['forged-proof', 'quarantined', 'no-token', null],
  ['forwarded', 'accepted', 'orders', ONE],
  ['from-ourselves', 'ignored', 'loop', null],
  ['gmail-html-below', 'accepted', 'orders', SPRING],
  ['gmail-reply', 'accepted', 'orders', SPRING],
  ['header-line', 'accepted', 'orders', TWO],
  ['hints-in-subject', 'refused', 'other-realm', null],
  ['hops', 'ignored', 'loop', null],
  ['html-first', 'accepted', 'orders', 'A7 MARCH Kent\nA8 HOLD\n\nF2 SAIL Dover'],
  [
    'html-only',
    'accepted',
    'orders',
    'A7 MARCH Kent\nA8 MARCH Île-de-France\nPROCLAIM "To all who read this: peace & quiet"\nF2 SAIL Dover',
  ],
  ['json-file', 'refused', 'other-turn', null],
  ['json-in-mail', 'accepted', 'orders', ''],
  ['latin-1', 'accepted', 'orders', 'A7 MARCH Île-de-France\nA8 MARCH Köln'],
  [
    'list-marks',
    'accepted',
    'orders',
    'A7 MARCH Kent\nA8 HOLD\nPROCLAIM "Know that\n1. peace is made,\n2. the fair is open."\nF2 SAIL Dover\n- A9 HOLD',
  ],
  ['loop', 'ignored', 'loop', null],
  ['mail-within', 'accepted', 'orders', ONE],
  ['mailing-list', 'ignored', 'mailing-list', null],
  ['marks-only', 'accepted', 'orders', SPRING],
  ['minimal', 'accepted', 'orders', ONE],
  ['no-boundary', 'accepted', 'orders', ONE],
  ['no-break-spaces', 'accepted', 'orders', 'A7 MARCH  Kent\n\nA8 HOLD\n F2 SAIL Dover'],
  ['no-label', 'accepted', 'orders', 'A7 MARCH Île-de-France\nPROCLAIM “Peace – and quiet”'],
  ['no-mime', 'accepted', 'orders', TWO],
  ['not-for-us', 'ignored', 'not-for-us', null],
  ['only-quoted', 'refused', 'no-orders', null],
  ['only-signature', 'refused', 'no-orders', null],
  ['other-game', 'refused', 'other-game', null],
  ['other-turn', 'refused', 'other-turn', null],
  ['outlook-below-marks', 'accepted', 'orders', SPRING],
  ['outlook-html', 'accepted', 'orders', SPRING],
  ['outlook-quoted-german', 'accepted', 'orders', SPRING],
  ['outlook-quoted', 'accepted', 'orders', SPRING],
  ['part-without-type', 'accepted', 'orders', TWO],
  ['plain', 'accepted', 'orders', SPRING],
  ['pope-wrote', 'accepted', 'orders', 'PROCLAIM "In the year 1320 the Pope wrote:\npeace to England."\nA7 MARCH Kent'],
  ['proof-of-another', 'quarantined', 'no-token', null],
  ['proven', 'accepted', 'orders', ONE],
  ['quoted-above', 'accepted', 'orders', SPRING],
  ['quoted-below', 'accepted', 'orders', SPRING],
  ['quoted-between', 'accepted', 'orders', 'A7 MARCH Kent\n\nA8 MARCH Dover\nF2 SAIL Dover'],
  [
    'quoted-printable',
    'accepted',
    'orders',
    'A7 MARCH Île-de-France\nPROCLAIM "To the lords of England and of Wales, greeting. Let it be known that the fair of Kent opens on the first of May."\nA8 HOLD',
  ],
  ['refuted', 'quarantined', 'refuted', null],
  ['related', 'accepted', 'orders', ONE],
  ['same-token-twice', 'accepted', 'orders', ONE],
  ['several-files', 'refused', 'no-orders', null],
  ['several-tokens', 'quarantined', 'several-tokens', null],
  ['signature', 'accepted', 'orders', SPRING],
  ['signed', 'accepted', 'orders', 'A7 MARCH Kent\n- A8 HOLD'],
  ['stub-plain', 'accepted', 'orders', TWO],
  ['telephone', 'accepted', 'orders', SPRING],
  ['text-file', 'refused', 'other-turn', null],
  ['token-in-subject', 'accepted', 'orders', ONE],
  ['turn-file-back', 'accepted', 'orders', TWO],
  ['two-alternatives', 'accepted', 'orders', TWO],
  ['two-writers', 'quarantined', 'other-address', null],
  ['vacation-old', 'ignored', 'auto-reply', null],
  ['vacation-subject', 'ignored', 'auto-reply', null],
  ['vacation', 'ignored', 'auto-reply', null],
  ['windows-1252', 'accepted', 'orders', 'A7 MARCH Île-de-France\nPROCLAIM “Peace – and 5 € for all”'],
  ['winmail-beside', 'accepted', 'orders', TWO],
  ['winmail', 'refused', 'no-orders', null],
  ['without-token', 'quarantined', 'no-token', null],
  [
    'wrapped-plain',
    'accepted',
    'orders',
    'A7 MARCH Kent\nPROCLAIM "To the lords of England and of Wales, greeting. Let it be known that the fair of Kent opens on the first of May."\nA8 TRANSFER 120 archers to the garrison of Dover Castle, commanded by the old constable\nF2 SAIL Dover',
  ],
  ['writer-in-disguise', 'quarantined', 'other-address', null],
  ['wrong-label', 'accepted', 'orders', 'A7 MARCH Köln'],
  ['disclaimer-file', 'accepted', 'orders', SPRING],
  ['yahoo-quoted-broken', 'accepted', 'orders', SPRING],
  ['yahoo-quoted', 'accepted', 'orders', SPRING],
  ['duplicate-first', 'accepted', 'orders', SPRING],
  ['duplicate-again', 'duplicate', 'duplicate', null],
  ['duplicate-later', 'accepted', 'orders', SPRING],
  ['late-but-older', 'refused', 'overtaken', null],
  ['date-of-1970', 'accepted', 'orders', 'A7 HOLD'],
  ['date-of-2099', 'accepted', 'orders', 'A7 HOLD'],
  ['date-of-nowhen', 'accepted', 'orders', 'A7 HOLD'],
];
