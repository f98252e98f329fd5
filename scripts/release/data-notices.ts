/** What of others is in a release besides programs; ARCHITECTURE.md and the rulebooks tell more. */
export const DATA_NOTICES = `## Data

- **Coasts** of the historical maps: Natural Earth, 1:10 million and 1:50 million, in the public domain, in the form of the npm package
  world-atlas (ISC licence, copyright Michael Bostock). The maps are drawn from them once and stored; they are no copies of other maps.
- **Rules and scenarios**: numbers and facts of the games that the rulebooks name as their sources, in words of our own. Every RULES.md
  begins with its source.

## Fonts

- **DejaVu Serif Condensed** in pictures (PNG): its licence stands below at dejavu-fonts-ttf. Pages bring no fonts; they use those of
  the reader's machine.
`;
