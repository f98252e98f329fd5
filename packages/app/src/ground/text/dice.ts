/** What a report says of dice. Reports are English, as the rules are. */
export const DICE_WORDS = {
  title: 'Proof of the dice',
  keep: 'Keep this report. With these lines you can check that nobody has changed your orders or chosen the dice: on the page “Dice” of the campaign, or with chancery verify.',
} as const;
