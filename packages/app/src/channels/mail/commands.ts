import { daySaid } from './day-said.ts';

/** What a ruler can ask for in a mail, apart from orders. */
export type Command =
  | {
      readonly kind:
        | 'help'
        | 'status'
        | 'withdraw'
        | 'undo'
        | 'no-orders'
        | 'back'
        | 'standing'
        | 'add'
        | 'no-standing'
        | 'ask';
    }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'turn-file' | 'digest'; readonly wanted: boolean }
  | { readonly kind: 'vote'; readonly vote: 'yes' | 'no' }
  /** Null for the last one that is out. */
  | { readonly kind: 'report'; readonly turn: number | null }
  | { readonly kind: 'extension'; readonly minutes: number; readonly reason: string }
  /** Until a day, as `2026-04-01` or in words that are none, or for so many turns. */
  | {
      readonly kind: 'away';
      readonly lasts: { readonly until: string } | { readonly turns: number };
      readonly note: string;
    }
  | { readonly kind: 'letter'; readonly to: readonly string[]; readonly subject: string; readonly body: string }
  | { readonly kind: 'press'; readonly title: string; readonly body: string };

/** The words of a mail, taken apart. */
export interface Said {
  readonly commands: readonly Command[];
  /** What is left for orders. */
  readonly rest: string;
}

/** Whether a line can be nothing but words to us, such as a greeting. */
export type IsTalk = (line: string) => boolean;

/**
 * Takes commands from the subject and the first lines of a mail, each on a line of its own, and letters and press from
 * anywhere. What is none of these is left for orders.
 */
export const readCommands = (subject: string, words: string, isTalk: IsTalk = () => false): Said => {
  const inSubject = commandOfSubject(subject, words);
  if (inSubject?.takesWords) return { commands: [inSubject.command], rest: '' };
  const { commands, lines } = commandsAboveOrders(words.split('\n'), isTalk);
  const written = writings(lines);
  return {
    commands: [...(inSubject === null ? [] : [inSubject.command]), ...commands, ...written.commands],
    rest: written.rest,
  };
};

/**
 * A letter or an article is begun by a subject of one's own only: the answer to a mail of ours that tells of one bears its
 * words too.
 */
const commandOfSubject = (
  subject: string,
  words: string,
): { readonly command: Command; readonly takesWords: boolean } | null => {
  const line = subject.replace(TAGS, ' ').trim();
  const simple = simpleCommand(line.replace(REPLY_MARKS, '').trim());
  if (simple !== null) return { command: simple, takesWords: false };
  const writing = beginningOf(line);
  return writing === null ? null : { command: { ...writing, body: words.trim() }, takesWords: true };
};

/** They may stand below a greeting, or other words to us, which stay among the lines. */
const commandsAboveOrders = (
  lines: readonly string[],
  isTalk: IsTalk,
): { readonly commands: readonly Command[]; readonly lines: readonly string[] } => {
  const commands: Command[] = [];
  const above: string[] = [];
  const talk: string[] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] as string).trim();
    const command = mayCommand(line, talk) ? simpleCommand(line) : null;
    const added = command === null ? (ADDED.exec(line)?.[1] ?? null) : null;
    if (command !== null) commands.push(command);
    else if (added !== null)
      return { commands: [...commands, { kind: 'add' }], lines: [...above, added, ...lines.slice(at + 1)] };
    else if (line !== '') {
      if (talk.length === MOST_TALK || beginningOf(line) !== null || !isTalk(line)) break;
      talk.push(line);
    }
    above.push(command === null ? (lines[at] as string) : '');
  }
  return { commands, lines: [...above, ...lines.slice(at)] };
};

/** Below more than a greeting a command stands in capitals: `back` may be the end of a sentence. */
const mayCommand = (line: string, [greeting = '', ...more]: readonly string[]): boolean =>
  (more.length === 0 && greeting.split(/\s+/).length <= WORDS_OF_A_GREETING) || /^\p{Lu}{2}/u.test(line);

const WORDS_OF_A_GREETING = 5;
const MOST_TALK = 20;

const writings = (lines: readonly string[]): Said => {
  const commands: Command[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const writing = beginningOf((lines[at] as string).trim());
    if (writing === null) {
      rest.push(lines[at] as string);
      continue;
    }
    const from = at + 1;
    const to = endFrom(lines, from);
    commands.push({ ...writing, body: lines.slice(from, to).join('\n').trim() });
    at = END.test(lines[to] ?? '') ? to : to - 1;
  }
  return { commands, rest: rest.join('\n').trim() };
};

/** Where the words end that begin there: at the line that says so, where others begin, or with the mail. */
const endFrom = (lines: readonly string[], from: number): number => {
  let at = from;
  while (at < lines.length && !END.test(lines[at] as string) && beginningOf((lines[at] as string).trim()) === null) {
    at += 1;
  }
  return at;
};

type Beginning =
  | { readonly kind: 'letter'; readonly to: readonly string[]; readonly subject: string }
  | { readonly kind: 'press'; readonly title: string };

/** `LETTER TO France, the Pope: Peace` or `PRESS: Peace`. */
const beginningOf = (line: string): Beginning | null => {
  const letter = LETTER.exec(line);
  if (letter !== null) {
    const [, to = '', subject = ''] = letter;
    const names = to.split(/[,;&]|\band\b/i).map((name) => name.trim());
    return { kind: 'letter', to: names.filter((name) => name !== ''), subject: subject.trim() };
  }
  const press = PRESS.exec(line);
  return press === null ? null : { kind: 'press', title: (press[1] ?? '').trim() };
};

const simpleCommand = (line: string): Command | null => {
  const asked = line.replace(/[.!:]+$/, '').trim();
  const words = asked.replace(/[\s?]+$/, '');
  const plain = PLAIN[words.toUpperCase().replace(/\s+/g, ' ')];
  // A question is one for what is only told: READY? is none of ours to answer.
  if (plain !== undefined) return words === asked || TOLD.has(plain.kind) ? plain : null;
  const report = /^(?:report|resend|bericht)(?: of| zu| von)?(?: turn| zug)? (\d{1,6})$/i.exec(words);
  if (report !== null) return { kind: 'report', turn: Number(report[1]) };
  const more =
    /^(?:extension(?: of)?|aufschub(?: um)?) (\d{1,5}) ?(minutes?|hours?|days?|minuten?|stunden?|tage?)\b[\s,:]*(.*)$/i.exec(
      words,
    );
  if (more !== null) {
    const [, count = '', unit = '', reason = ''] = more;
    return { kind: 'extension', minutes: Number(count) * (MINUTES[unit.charAt(0).toLowerCase()] ?? 1), reason };
  }
  return awayCommand(words);
};

/** Who says that they are away and not clearly until when is asked to say it again. */
const awayCommand = (words: string): Command | null => {
  const turns = /^(?:away for|abwesend für) (\d{1,3}) (?:turns?|zug|züge)(?=$|[\s,:])[\s,:]*(.*)$/i.exec(words);
  if (turns !== null) return { kind: 'away', lasts: { turns: Number(turns[1]) }, note: turns[2] ?? '' };
  const until = /^(?:away|abwesend)(?: (?:until|till|bis(?: zum)?)(?: (.{1,200}))?)?$/i.exec(words);
  if (until === null) return null;
  const said = until[1] ?? '';
  const { day, rest } = daySaid(said) ?? { day: said, rest: '' };
  return { kind: 'away', lasts: { until: day }, note: rest };
};

/** What changes nothing. */
const TOLD: ReadonlySet<Command['kind']> = new Set(['help', 'status', 'report']);

const PLAIN: { readonly [words: string]: Command } = {
  HELP: { kind: 'help' },
  STATUS: { kind: 'status' },
  REPORT: { kind: 'report', turn: null },
  RESEND: { kind: 'report', turn: null },
  READY: { kind: 'ready', ready: true },
  'NOT READY': { kind: 'ready', ready: false },
  'VOTE YES': { kind: 'vote', vote: 'yes' },
  'VOTE NO': { kind: 'vote', vote: 'no' },
  'STIMME JA': { kind: 'vote', vote: 'yes' },
  'STIMME NEIN': { kind: 'vote', vote: 'no' },
  WITHDRAW: { kind: 'withdraw' },
  'WITHDRAW ORDERS': { kind: 'withdraw' },
  UNDO: { kind: 'undo' },
  'TAKE BACK': { kind: 'undo' },
  'NO ORDERS': { kind: 'no-orders' },
  BACK: { kind: 'back' },
  'I AM BACK': { kind: 'back' },
  'STANDING ORDERS': { kind: 'standing' },
  'ASK FIRST': { kind: 'ask' },
  ADD: { kind: 'add' },
  'NO STANDING ORDERS': { kind: 'no-standing' },
  DIGEST: { kind: 'digest', wanted: true },
  'NO DIGEST': { kind: 'digest', wanted: false },
  'TURN FILE': { kind: 'turn-file', wanted: true },
  'NO TURN FILE': { kind: 'turn-file', wanted: false },
  HILFE: { kind: 'help' },
  STAND: { kind: 'status' },
  BERICHT: { kind: 'report', turn: null },
  BEREIT: { kind: 'ready', ready: true },
  'NICHT BEREIT': { kind: 'ready', ready: false },
  ZURÜCKZIEHEN: { kind: 'withdraw' },
  'BEFEHLE ZURÜCKZIEHEN': { kind: 'withdraw' },
  'KEINE BEFEHLE': { kind: 'no-orders' },
  ZURÜCK: { kind: 'back' },
  'ICH BIN ZURÜCK': { kind: 'back' },
  DAUERBEFEHLE: { kind: 'standing' },
  'ERST FRAGEN': { kind: 'ask' },
  ERGÄNZEN: { kind: 'add' },
  DAZU: { kind: 'add' },
  'KEINE DAUERBEFEHLE': { kind: 'no-standing' },
  SAMMELPOST: { kind: 'digest', wanted: true },
  'KEINE SAMMELPOST': { kind: 'digest', wanted: false },
  ZUGDATEI: { kind: 'turn-file', wanted: true },
  'KEINE ZUGDATEI': { kind: 'turn-file', wanted: false },
};

const MINUTES: { readonly [unit: string]: number } = { m: 1, h: 60, s: 60, d: 1440, t: 1440 };
/** The first line that is added may stand behind the word. */
const ADDED = /^(?:ADD|ERGÄNZEN|DAZU)\s*:?\s+(\S.*)$/;
const LETTER = /^letter to ([^:]{1,300})(?::\s*(.{0,200}))?$/i;
const PRESS = /^press\s*:\s*(\S.{0,199})$/i;
const END = /^\s*end (?:letter|press)[\s.]*$/i;
const TAGS = /\[[^[\]]{0,200}\]/g;
const REPLY_MARKS = /^(?:\s*(?!letter|press|away|abwesend)\p{L}{1,10}\s?[:：])+/iu;
