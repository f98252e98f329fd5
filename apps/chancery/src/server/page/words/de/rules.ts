import type { Words } from '../shape.ts';

export const rules: Words['rules'] = {
  title: 'Regelwerke',
  lead: 'Die Regeln, nach denen die Partien dieses Servers laufen, Satz für Satz. Jede Zeile eines Berichts nennt ihre Regel.',
  open: 'Regelwerk öffnen',
  orders: 'Alle Befehle',
  scenarios: 'Szenarien',
  seats: (seats) => `${seats} Plätze`,
  bookTitle: (ruleset) => `Das Regelwerk von ${ruleset}`,
  contents: 'Inhalt',
  chapter: 'Kapitel',
  search: 'Im Regelwerk suchen',
  searchHint: 'Ein Wort, mehrere Wörter oder eine Regelnummer wie',
  find: 'Suchen',
  found: (count, words) =>
    count === 0
      ? `In keiner Regel steht „${words}“.`
      : count === 1
        ? `In einer Regel steht „${words}“.`
        : `In ${count} Regeln steht „${words}“.`,
  tooMany: (shown) => `Gezeigt werden die ersten ${shown}.`,
  whole: 'Das ganze Regelwerk',
  before: 'Davor:',
  after: 'Weiter:',
  why: 'Warum',
  showReasons: 'Alle Gründe zeigen',
  hideReasons: 'Gründe ausblenden',
  top: 'Nach oben',
  english: 'Das Regelwerk gibt es nur auf Englisch.',
};
