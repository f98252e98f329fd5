/** What players switch for themselves, and the hints of old hands. */
export const settings = {
  title: 'Settings',
  onThisDevice: 'They are kept on this device, for all games. They change no rule, order or report.',
  switches: {
    advice: { title: 'Advice', what: 'Hints from the rulebook, in green beside the rooms.' },
    sounds: { title: 'Sounds', what: 'A short sound for an order added or refused, and for a turn that is out.' },
    pictures: { title: 'Extra pictures', what: 'A view of each place, and a scene at the head of a battle report.' },
  },
};

export const advice = {
  title: 'Advice',
  next: 'Another hint',
};
