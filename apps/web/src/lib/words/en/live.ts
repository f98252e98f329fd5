/** Live play: posts that are resolved as they come. */
export const live = {
  yourMove: 'Your move',
  moveOf: (window: string) => `Now: ${window}`,
  post: 'Post',
  posting: 'Is being resolved …',
  resolvedAtOnce: 'What you post is resolved at once and cannot be replaced.',
  inHand: 'It is kept and is being resolved: what came of it is shown in a moment.',
  notYourMove: 'It is not your move now. You can plan, and your orders are kept.',
  goByThemselves: 'Post them by themselves as soon as it is my move',
  whatCame: 'What came of your post',
  nothingCame: 'Nothing happened.',
  stillYours: 'It is still your move.',
  nextIs: (window: string) => (window === '' ? 'The game is over.' : `Now: ${window}.`),
  takeBack: 'Take it back',
  close: 'Close',
  boardMoved: 'Others have played since: the board is not as it was.',
  showBoard: 'Show it as it is',
};
