import { osloInstant } from '@lerret/model'
import type { Settings } from '../../../house/house.ts'
import type { TicketingKey } from './provider.ts'

export interface TicketingAccess {
  /** Origins that a feed may be read from although their address is internal. */
  trustedOrigins: string[]
  key: TicketingKey | undefined
  /** A line for the log when the settings are incomplete. */
  warning: string | undefined
}

/** Reads the operator's settings. The demo's stand-in provider runs on this machine and is trusted. */
export function ticketingAccess(
  {
    ticketingToken,
    ticketingOrigin,
    ticketingTokenExpires,
  }: Pick<Settings, 'ticketingToken' | 'ticketingOrigin'> & Partial<Pick<Settings, 'ticketingTokenExpires'>>,
  standInUrl: string | undefined,
): TicketingAccess {
  const standInOrigin = standInUrl === undefined ? undefined : new URL(standInUrl).origin
  return {
    trustedOrigins: [ticketingOrigin, standInOrigin].filter((origin) => origin !== undefined),
    key:
      ticketingToken === undefined
        ? undefined
        : {
            token: ticketingToken,
            origin: ticketingOrigin,
            ...(ticketingTokenExpires && { expiresAt: osloInstant(ticketingTokenExpires) }),
          },
    warning:
      ticketingToken !== undefined && ticketingOrigin === undefined
        ? 'TICKETING_TOKEN is not sent to any provider: set TICKETING_ORIGIN to the origin that it is meant for, such as https://tickets.example.'
        : undefined,
  }
}
