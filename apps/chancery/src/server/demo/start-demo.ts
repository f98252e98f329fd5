import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { userActor } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { findUserByEmail } from '@chancery/store';
import { mailFolder } from '../mail/mail-office.ts';
import type { HouseParts } from '../open-house.ts';
import type { Settings } from '../settings/schema.ts';
import { type Server, startServer } from '../start-server.ts';
import { beginDemo, type DemoPlan } from './demo-campaign.ts';
import { demoDoor, demoLink } from './demo-door.ts';
import { type DemoVisitor, signUpVisitor } from './demo-visitor.ts';

/** A demonstration that runs. */
export interface Demo {
  readonly server: Server;
  /** Signs the visitor in, as often as it is opened. */
  readonly link: string;
  /** Where the mails lie that the server writes. */
  readonly mails: string;
  /** Whether it goes on with what was there. */
  readonly goesOn: boolean;
}

/** What a demonstration keeps for its next start. */
interface Kept {
  readonly key: string;
  readonly visitor: DemoVisitor;
  readonly campaignId: CampaignId;
}

/** Starts a server with a campaign to try out, or goes on with the one that is in the data directory. */
export const startDemo = async (settings: Settings, parts: HouseParts, plan: DemoPlan): Promise<Demo> => {
  const folder = resolve(settings.data);
  const file = join(folder, 'demo.json');
  let kept: Kept | null = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  const goesOn = kept !== null;
  let key = kept?.key ?? '';
  const server = await startServer(settings, {
    ...parts,
    doors: (app, accounts) => {
      if (key === '') key = app.random(12);
      return demoDoor(app, accounts, key, () => kept && { ...kept, seat: plan.seat });
    },
    demo: demoLink(() => kept && `/welcome/${kept.key}`),
  });
  const { app, accounts, address } = server;
  const mails = mailFolder(folder);
  if (kept === null) {
    const visitor = await signUpVisitor(app, accounts, mails);
    const user = await findUserByEmail(app.store.db, visitor.email);
    const campaignId = await beginDemo(app, userActor(user?.id ?? ''), plan);
    kept = { key, visitor, campaignId };
    writeFileSync(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  }
  return { server, link: `${address}/welcome/${key}`, mails, goesOn };
};
