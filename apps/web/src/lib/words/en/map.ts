/** The map room. */
export const map = {
  label: 'Map: arrows move it, plus and minus change its size. The lists beside it can do all that the map can.',
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'The whole map',
  findPlace: 'Find a place',
  place: 'Place',
  choose: 'Choose a place on the map, or one of your units below.',
  clickDashed: 'Click a place with a dashed edge, or choose an order.',
  unitInHand: 'The unit in hand',
  putDown: 'Put down',
  units: 'Units',
  all: 'All',
};
