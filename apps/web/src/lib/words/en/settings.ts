/** What a player switches for themselves, and the hints of old hands. */
export const settings = {
  title: 'Settings',
  onThisDevice: 'They are kept on this device, for every game. No rule, order or report changes with them.',
  switches: {
    advice: { title: 'Advice', what: 'Hints of the rulebook in green beside the rooms, where they are of use.' },
    sounds: { title: 'Sounds', what: 'A short sound for an order added or refused, and for a turn that is out.' },
    pictures: { title: 'Extra pictures', what: 'A view of each place, and a scene at the head of a battle report.' },
  },
};

export const advice = {
  title: 'Advice',
  next: 'Another hint',
};
