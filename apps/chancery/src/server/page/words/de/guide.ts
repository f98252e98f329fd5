import type { Words } from '../shape.ts';

export const guide: Words['guide'] = {
  title: (ruleset) => `${ruleset}: ein Leitfaden für den Anfang`,
  link: 'Leitfaden für den Anfang',
  lesson: 'Lernen durch Spielen',
  rulebook: 'Das Regelwerk',
  english: 'Den Leitfaden gibt es nur auf Englisch.',
};
