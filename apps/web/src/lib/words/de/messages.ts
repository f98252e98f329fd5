import type { Words } from '../words.ts';

export const messages: Words['messages'] = {
  room: 'Teile dieses Raums',
  inThisReport: 'In diesem Bericht',
  report: 'Was geschah',
  walk: 'Auf der Karte',
  noNews: 'Noch ist kein Zug gespielt: Es gibt nichts zu erzählen.',
  noWalk: 'Nichts von dem, was Sie hörten, hat einen Ort auf der Karte.',
  mapOf: (title) => `Die Karte: ${title}`,
  step: (at, of) => `${at} von ${of}`,
  chooseStep: 'Ereignis',
  before: 'Davor',
  next: 'Weiter',
  keys: 'Pfeiltasten führen vom einen zum nächsten.',
  about: 'Worüber',
  everything: 'Alles',
  places: 'Orte',
  chapter: (at, of) => `Teil ${at} von ${of}`,
  chapters: 'Teile',
  allAtOnce: 'Alles auf einmal',
  partByPart: 'Teil für Teil',
  papers: (title) => `${title}: wählen Sie`,
};
