import { type App, listCampaigns, systemActor, verifyCampaign } from '@chancery/app';
import type { CampaignId } from '@chancery/core';

/** A campaign that was run again from its record. */
export interface Checked {
  readonly id: CampaignId;
  readonly title: string;
  readonly turns: number;
  /** Turns of which something is not as recorded. */
  readonly faults: readonly number[];
  /** The first turn that was run by an older version of the rules: from there on these cannot judge it. Null for none. */
  readonly olderFrom: number | null;
}

/** Runs every campaign again from its record, one after the other. */
export async function* checkCampaigns(app: App): AsyncGenerator<Checked> {
  const actor = systemActor('data was put back');
  let before: { readonly at: number; readonly id: CampaignId } | undefined;
  for (;;) {
    const page = await listCampaigns(app, actor, { limit: 100, ...(before === undefined ? {} : { before }) });
    if (!page.ok) throw new Error(`the campaigns cannot be listed: ${page.error.code}`);
    for (const { id, title } of page.value.campaigns) {
      const verified = await verifyCampaign(app, actor, { campaignId: id });
      if (!verified.ok) {
        yield { id, title, turns: 0, faults: [0], olderFrom: null };
        continue;
      }
      const { turns, faults, unchecked } = verified.value;
      yield {
        id,
        title,
        turns,
        faults: [...new Set(faults.map(({ turn }) => turn))],
        olderFrom: unchecked[0]?.turn ?? null,
      };
    }
    if (page.value.next === null) return;
    before = page.value.next;
  }
}
