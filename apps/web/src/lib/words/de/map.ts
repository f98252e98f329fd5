import type { Words } from '../words.ts';

export const map: Words['map'] = {
  label:
    'Karte: Die Pfeiltasten verschieben sie, Plus und Minus ändern ihre Größe. Die Listen daneben können alles, was die Karte kann.',
  larger: 'Größer',
  smaller: 'Kleiner',
  whole: 'Die ganze Karte',
  findPlace: 'Ort suchen',
  place: 'Ort',
  choose: 'Wählen Sie einen Ort auf der Karte oder unten eine Ihrer Einheiten.',
  clickDashed: 'Klicken Sie auf einen gestrichelt umrandeten Ort, oder wählen Sie einen Befehl.',
  unitInHand: 'Die Einheit in der Hand',
  putDown: 'Weglegen',
  units: 'Einheiten',
  all: 'Alle',
};
