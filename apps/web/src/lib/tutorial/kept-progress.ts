/** The step at which somebody left the lesson of a ruleset; null when he never took it, or has done. */
export const keptStep = (ruleset: string): number | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(ruleset)) ?? 'null');
    return typeof kept === 'number' ? kept : null;
  } catch {
    return null;
  }
};

export const keepStep = (ruleset: string, step: number | null): void => {
  try {
    if (step === null) localStorage.removeItem(keyOf(ruleset));
    else localStorage.setItem(keyOf(ruleset), JSON.stringify(step));
  } catch {
    // A browser that keeps nothing: the lesson begins anew after a reload.
  }
};

const keyOf = (ruleset: string): string => `chancery tutorial ${ruleset}`;
