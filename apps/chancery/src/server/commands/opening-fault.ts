import { EXIT } from '../../exit-codes.ts';
import { Stop } from '../../stop.ts';

type SystemError = Error & { readonly code?: string; readonly port?: number; readonly address?: string };

/** Why a server cannot start, in words for the person at the keyboard, as far as it is none of our faults. */
export const openingFault = (error: SystemError): never => {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new Stop(EXIT.busy, `something else listens at ${error.address} port ${error.port}`, [
        'Stop it, or choose another port: CHANCERY_HTTP_PORT, CHANCERY_STATUS_PORT, CHANCERY_MAIL_LISTENER_PORT.',
      ]);
    case 'NO_DATA_FOLDER':
      throw new Stop(EXIT.unreadable, error.message, ['Correct it, or name another folder: CHANCERY_DATA.']);
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      throw new Stop(EXIT.usage, `the server cannot listen at ${error.address ?? ''} port ${error.port ?? ''}`, [
        error.message,
      ]);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      throw new Stop(EXIT.unreadable, `the database cannot be reached: ${error.message}`);
    case 'ERR_SQLITE_ERROR':
    case '53100':
    case '25006':
      throw new Stop(EXIT.unreadable, `the database cannot be written to: ${error.message}`);
    default:
      throw error;
  }
};
