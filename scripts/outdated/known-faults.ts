/** A known fault of an installed package, as `npm audit` tells it. */
export interface KnownFault {
  readonly name: string;
  readonly severity: string;
  /** What the advisories are called, with their addresses where they have one. */
  readonly advisories: readonly string[];
  /** The release that mends it; null where there is none. */
  readonly mendedBy: string | null;
}

/** What the registry answered: the faults it knows, or why it could not be asked. */
export type Audit =
  | { readonly asked: true; readonly faults: readonly KnownFault[] }
  | { readonly asked: false; readonly why: string };

interface Told {
  readonly severity?: string;
  readonly via?: readonly (string | { readonly title?: string; readonly url?: string })[];
  readonly fixAvailable?: boolean | { readonly name: string; readonly version: string };
}

/** Reads what `npm audit --json` printed. Text that is no such answer counts as "could not be asked". */
export const readAudit = (printed: string): Audit => {
  const answer = parsed(printed);
  if (answer?.vulnerabilities === undefined)
    return { asked: false, why: answer?.message ?? (printed.trim().slice(0, 200) || 'npm printed nothing') };
  return {
    asked: true,
    faults: Object.entries(answer.vulnerabilities).map(([name, told]) => faultOf(name, told)),
  };
};

const parsed = (
  text: string,
): { readonly vulnerabilities?: { readonly [name: string]: Told }; readonly message?: string } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const faultOf = (name: string, { severity = 'unknown', via = [], fixAvailable }: Told): KnownFault => ({
  name,
  severity,
  advisories: via.map((each) =>
    typeof each === 'string' ? `by way of ${each}` : [each.title, each.url].filter(Boolean).join(' '),
  ),
  mendedBy: typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version}` : null,
});
