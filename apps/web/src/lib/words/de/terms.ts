import type { Words } from '../shape.ts';

export const terms: Words['terms'] = {
  masters: 'Spielleitung',
  masterPlays: '(spielt auch mit)',
  turns: 'Züge',
  byHand: 'Die Spielleitung schließt jeden Zug selbst.',
  everyHours: (hours) =>
    hours % 24 === 0
      ? hours === 24
        ? 'Jeden Tag einer.'
        : `Alle ${hours / 24} Tage einer.`
      : `Alle ${hours} Stunden einer.`,
  firstHours: (hours) =>
    `Beim ersten Mal: ${hours === 24 ? '1 Tag' : hours % 24 === 0 ? `${hours / 24} Tage` : hours === 1 ? '1 Stunde' : `${hours} Stunden`}.`,
  moves: 'Züge',
  movesByHand: 'Ein Herrscher nach dem anderen. Die Partie wartet auf jeden Zug, bis die Spielleitung ihn beendet.',
  moveHours: (hours) =>
    `Ein Herrscher nach dem anderen. Zeit für einen Zug: ${hours % 24 === 0 ? (hours === 24 ? '1 Tag' : `${hours / 24} Tage`) : hours === 1 ? '1 Stunde' : `${hours} Stunden`}.`,
  moveUntil: (when) => `Ein Herrscher nach dem anderen. Die Zeit für einen Zug endet: ${when}`,
  weekly: (days, time, zone) => `${days === null ? 'Jeden Tag' : `Am ${days.join(', ')}`} um ${time} Uhr (${zone}).`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  grace: 'Nachfrist',
  graceOf: (minutes) => `Befehle werden bis ${minutes} Minuten nach der Frist angenommen.`,
  early: 'Wenn alle fertig sind',
  earlyYes: 'Der Zug wird sofort ausgewertet.',
  earlyNo: 'Der Zug wartet auf seine Frist.',
  moreTime: 'Mehr Zeit',
  moreTimeOf: (hours, times) =>
    `Ein Platz darf sich ${hours} Stunden selbst nehmen, ${times === 1 ? 'einmal' : `${times}-mal`} in der Partie.`,
  moreTimeAsk: 'Die Spielleitung gewährt sie.',
  missed: 'Versäumte Züge',
  missedMoves: 'Versäumte Züge',
  missedNothing: 'Einem stummen Platz geschieht nichts.',
  missedLadder: 'Ein stummer Platz wird erst erinnert und schließlich anderen gegeben.',
  breaker: 'Zu viele fehlen',
  breakerOf: (percent) => `Die Uhr wird angehalten, wenn mehr als ${percent} % der Befehle fehlen.`,
  review: 'Durchsicht',
  reviewOf: (hours) =>
    `Nach der Frist darf die Spielleitung einen Zug ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`} lang durchsehen und darüber entscheiden, ehe er veröffentlicht wird.`,
  empty: 'Plätze ohne Herrscher',
  emptySeats: { rule: 'Die Regeln spielen sie.', caretaker: 'Ein Bot versorgt sie.' },
  letters: 'Briefe',
  press: {
    open: 'Herrscher schreiben einander und allen.',
    public: 'Herrscher schreiben allen, aber nicht einander allein.',
    none: 'Herrscher schreiben einander nicht.',
    anonymous: 'Herrscher schreiben ohne ihren Namen.',
  },
  hostReads: {
    yes: 'Die Spielleitung liest, was die Herrscher einander schreiben.',
    no: 'Die Spielleitung liest nichts davon.',
  },
  playingMasters: {
    yes: 'Wer dabei selbst einen Platz hat, sieht alles.',
    no: 'Wer dabei selbst einen Platz hat, sieht nur, was dieser Platz sieht.',
  },
  oldLetters: 'Briefe der Vorgänger',
  oldLettersAre: {
    hidden: 'Wer einen Platz übernimmt, liest sie nicht.',
    shown: 'Wer einen Platz übernimmt, liest sie.',
  },
  names: 'Namen der Herrscher',
  anonymity: {
    never: 'Jeder sieht, wer was regiert.',
    'until-the-end': 'Vor dem Ende erfährt niemand, wer was regiert.',
    always: 'Niemand erfährt je, wer was regiert.',
  },
};
