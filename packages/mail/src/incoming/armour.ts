/** Without what a signed text (OpenPGP) has around it. Nothing is proven by such a signature here. */
export const withoutArmour = (lines: readonly string[]): readonly string[] => {
  const begin = lines.findIndex((line) => line.trimEnd() === SIGNED);
  if (begin < 0) return lines;
  const blank = lines.findIndex((line, at) => at > begin && line.trim() === '');
  const end = lines.findIndex((line, at) => at > blank && line.trimEnd() === SIGNATURE);
  if (blank < 0 || end < 0) return lines;
  const inside = lines.slice(blank + 1, end).map((line) => (line.startsWith('- ') ? line.slice(2) : line));
  const after = lines.findIndex((line, at) => at > end && line.trimEnd() === SIGNATURE_ENDS);
  return [...lines.slice(0, begin), ...inside, ...(after < 0 ? [] : lines.slice(after + 1))];
};

const SIGNED = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';
const SIGNATURE_ENDS = '-----END PGP SIGNATURE-----';
