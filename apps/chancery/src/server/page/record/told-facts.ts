import type { AuditLine } from '@chancery/app';
import { by, type JsonValue, MINUTE, sorted } from '@chancery/core';
import { html, type Piece } from '../frame/html.ts';
import { momentView, spanText } from '../frame/time.ts';
import type { TurnName } from '../words/turn-name.ts';
import type { Words } from '../words/words.ts';

/** How what the record holds is told to a reader. */
export interface RecordReading {
  readonly zone: string;
  readonly words: Words;
  readonly seatName: (seat: string) => string;
  readonly turnName: (turn: number) => TurnName;
}

/** The facts of a deed as names and values; an older record may hold one that has no name today, and tells it as it is. */
export const factsView = (line: AuditLine, reading: RecordReading): Piece => {
  const { facts: names } = reading.words.record;
  const order = Object.keys(names);
  const facts = sorted(
    Object.entries(line.facts),
    by(([name]) => order.indexOf(name)),
  );
  return (
    facts.length > 0 &&
    html`<dl class="told small">${facts.map(
      ([name, value]) =>
        html`<div><dt>${wordFor(names, name)}</dt><dd>${valueView(line, name, value, reading)}</dd></div>`,
    )}</dl>`
  );
};

const valueView = (line: AuditLine, name: string, value: JsonValue, reading: RecordReading): Piece => {
  const { words } = reading;
  if (value === null) return words.record.none;
  if (typeof value === 'boolean') return value ? words.newCampaign.yes : words.newCampaign.no;
  if (typeof value === 'number') return numberView(line.action, name, value, reading);
  if (name === 'user') return line.about?.name || String(value);
  if (name === 'seat') return reading.seatName(String(value));
  const { values } = words.record;
  const known = Object.hasOwn(values, name) ? values[name as keyof typeof values] : {};
  return [value]
    .flat()
    .map((each) => (typeof each === 'string' ? wordFor(known, each) : JSON.stringify(each)))
    .join(', ');
};

const numberView = (action: string, name: string, value: number, { zone, words, turnName }: RecordReading): Piece => {
  if (MOMENTS[action]?.includes(name)) return momentView(value, zone, words);
  if (TURNS[action]?.includes(name) || name === 'turn')
    return value === 0 ? words.console.back.beginning : String(turnName(value));
  return name === 'minutes' ? spanText(value * MINUTE, words) : String(value);
};

/** Of which deeds a fact that is a number is an instant, or a turn. */
const MOMENTS: { readonly [action: string]: readonly string[] } = {
  announceAbsence: ['from', 'until'],
  moveDeadline: ['from', 'to'],
  reviewTurn: ['until'],
};
const TURNS: { readonly [action: string]: readonly string[] } = {
  announceAbsence: ['through'],
  rollBack: ['to', 'rerunThrough'],
};

const wordFor = (words: { readonly [name: string]: string }, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] as string) : name;
