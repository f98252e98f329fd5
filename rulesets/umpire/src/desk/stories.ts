/** Something to read while waiting. */
export const STORIES = [
  {
    title: 'The road that nobody takes',
    text: 'On the map two provinces touch, and no road joins them. Every year somebody asks why, and every year somebody goes to look, and comes back by the coast.',
  },
  {
    title: 'The officer at the gate',
    text: 'He had taken the gold of three nations, and opened to none. When the city fell he was found at his post, with the keys, and the receipts.',
  },
  {
    title: 'A siege, by the numbers',
    text: 'In the first turn the besieged laugh, in the second they count, in the third they count again.',
  },
  {
    title: 'About seven',
    text: 'The spy wrote that about seven companies lay in the town. Asked what about meant, she wrote that it meant she had counted twice.',
  },
] as const;
