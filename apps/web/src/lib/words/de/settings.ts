import type { Words } from '../shape.ts';

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  onThisDevice:
    'Sie bleiben auf diesem Gerät, für alle Partien. Keine Regel, kein Befehl und kein Bericht ändert sich mit ihnen.',
  switches: {
    advice: { title: 'Ratschläge', what: 'Hinweise des Regelwerks in Grün neben den Räumen, wo sie nützen.' },
    sounds: {
      title: 'Töne',
      what: 'Ein kurzer Ton, wenn ein Befehl aufgenommen oder abgelehnt wird und wenn ein Zug ausgewertet ist.',
    },
    pictures: {
      title: 'Zusätzliche Bilder',
      what: 'Eine Ansicht jedes Ortes und eine Szene über jedem Schlachtbericht.',
    },
  },
};

export const advice: Words['advice'] = {
  title: 'Ratschlag',
  next: 'Noch ein Rat',
};
