import type { MapPicture, World } from '@chancery/core';
import type { MailHouse, Transport } from '@chancery/mail';

/** How the mail of a house comes in. */
export interface MailSettings {
  readonly house: MailHouse;
  /** Servers whose Authentication-Results are believed, by the name that stands in them; with none, only tokens count. */
  readonly trustedServers: readonly string[];
  /** Bytes of a mail that are read; the receivers have the same limit. */
  readonly limit: number;
}

/** How mail leaves a house. */
export interface MailOffice {
  readonly house: MailHouse;
  readonly transport: Transport;
  /** Whether somebody reads what is answered; if not, no mail asks for an answer. */
  readonly takesAnswers: boolean;
  /** A map as a PNG picture. */
  drawPng(world: World, picture: MapPicture): Uint8Array | Promise<Uint8Array>;
}
