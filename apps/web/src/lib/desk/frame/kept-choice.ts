/** What a reader has chosen for their map and lists, kept on this device. It changes no order and nobody else's picture. */
export const keptChoice = <T extends object>(name: string, usual: T): T => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...usual, ...kept } : usual;
  } catch {
    return usual;
  }
};

export const keepChoice = (name: string, choice: object): void => {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(choice));
  } catch {
    // A device that keeps nothing asks again the next time.
  }
};

const keyOf = (name: string): string => `chancery ${name}`;
