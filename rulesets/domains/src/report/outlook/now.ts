import { counted, type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { codeOf } from '../../names/names.ts';
import { person, readerOf, who, whoAll } from '../../names/reader.ts';
import { PROPOSAL_WORDS } from '../../text/words.ts';
import type { GameKnown } from '../../types.ts';

/** What the reader can do with the month that begins: answers that are due, gold, troops that can be raised. */
export const nowLines = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const { me } = reader;
  const domain = view.domains[me ?? 0];
  if (me === null || domain?.own == null || domain.controller === 'eliminated') return [];
  const { treasury, exposed, lostRoundTurn } = domain.own;
  const warned = view.wars.filter(({ active, attacker }) => !active && attacker !== me);
  const offers = view.proposals.filter(({ to }) => to === me);
  const levels = view.holdings.reduce(
    (sum, { owner, inside }) => sum + (owner === me && inside?.occupiedBy == null ? (inside?.level ?? 0) : 0),
    0,
  );
  const points = view.units.reduce((sum, { owner, type }) => sum + (owner === me ? setting.units[type].points : 0), 0);
  const lords = everyNumbered(view.provinces).filter(({ ruler }) => ruler === me).length;
  return [
    ...warned.map(({ attacker, defender }) =>
      said(
        'DOM-8.16',
        `${who(reader, attacker)} will be at war with ${who(reader, defender)}: DECLARE WAR in round 1 to be allowed to invade them this month.`,
      ),
    ),
    ...(offers.length === 0
      ? []
      : [
          said(
            'DOM-8.1',
            `To be answered: ${series(offers.map(({ from, proposal }) => `${PROPOSAL_WORDS[proposal]} with ${who(reader, from)} (ACCEPT or REFUSE ${codeOf(setting, from)} ${proposal})`))}.`,
          ),
        ]),
    said(
      'DOM-6.13',
      `${treasury} gold to spend. Your holdings maintain ${counted(levels, 'unit point')}, and you have ${points}.${lords === 0 ? '' : ` You rule ${counted(lords, 'province')}.`}`,
    ),
    ...(domain.underlings.length === 0
      ? [said('DOM-3.4', 'Nobody serves you: without an underling you have no third round.')]
      : []),
    ...(exposed.length === 0
      ? []
      : [said('DOM-3.5', `${series(exposed.map((id) => person(reader, id)))} can carry out no task this month.`)]),
    ...(lostRoundTurn === view.turn ? [said('DOM-3.8', 'Your first round is lost.')] : []),
    ...enemies(known),
  ];
};

/** With whom the reader is at war. */
const enemies = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { me } = reader;
  const at = known.view.wars.flatMap(({ active, attacker, defender }) => {
    if (!active || (attacker !== me && defender !== me)) return [];
    return [attacker === me ? defender : attacker];
  });
  return at.length === 0 ? [] : [said('DOM-8.13', `At war with ${whoAll(reader, [...new Set(at)])}.`)];
};
