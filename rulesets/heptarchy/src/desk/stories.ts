import type { DeskSpec } from '@chancery/core';

/** Something to read while others have their Phase; told in our own words. */
export const STORIES: DeskSpec['stories'] = [
  {
    title: 'How many are seven?',
    text: 'Historians of later days counted seven kingdoms among the English and called the age by that number. Those who lived in it counted more: Lindsey, the Hwicce, the Magonsaete, the Isle of Wight and many small peoples had rulers of their own, who paid tribute to whoever was strongest that year.',
  },
  {
    title: 'The wide ruler',
    text: 'A king whom the others followed in war was remembered as bretwalda, the wide ruler. The title had no crown, no court and no heir: it lasted as long as the tribute came in.',
  },
  {
    title: 'Offa’s pennies',
    text: 'In the time of Offa silver pennies of even weight were struck in his name, at Canterbury above all. Some show a king’s head as fine as a Roman one; a few bear that of his queen, Cynethryth, which no other western queen of her day could say.',
  },
  {
    title: 'A ship under a mound',
    text: 'Above the river Deben in Suffolk a ship of twenty-seven metres was buried with a ruler’s helmet, sword, harp and silver from Byzantium. The wood had gone when it was found in 1939; the rivets still lay in their rows in the sand.',
  },
  {
    title: 'The fyrd',
    text: 'Free men owed the king service in arms for a part of the year, by the land they held. It made large armies for a few weeks; then the harvest called louder than the king.',
  },
  {
    title: 'Lindsey',
    text: 'Between the Humber, the Trent and the fens lay Lindsey, almost an island. We have the names of its kings in a single list, and hardly one of their deeds: Northumbria and Mercia fought over it until nobody asked its kings any more.',
  },
  {
    title: 'Names in a survey',
    text: 'The names on this map are spelled in the manner of the great survey of 1086, made by clerks who wrote English places as French ears heard them: Snotinghamscire lost its first letter to them for good.',
  },
];
