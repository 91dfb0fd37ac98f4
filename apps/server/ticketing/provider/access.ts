import type { Settings } from '../../settings/settings.ts'
import type { TicketingKey } from './provider.ts'

export interface TicketingAccess {
  /** Origins that a feed may be read from although they are on an inner address. */
  trustedOrigins: string[]
  key: TicketingKey | undefined
  /** For the log, where the settings do not say enough. */
  warning: string | undefined
}

/** What the operator's settings allow. The demo's stand-in for the provider is on this machine, and is trusted where it runs. */
export function ticketingAccess(
  { ticketingToken, ticketingOrigin }: Pick<Settings, 'ticketingToken' | 'ticketingOrigin'>,
  standInUrl: string | undefined,
): TicketingAccess {
  const standInOrigin = standInUrl === undefined ? undefined : new URL(standInUrl).origin
  return {
    trustedOrigins: [ticketingOrigin, standInOrigin].filter((origin) => origin !== undefined),
    key: ticketingToken === undefined ? undefined : { token: ticketingToken, origin: ticketingOrigin },
    warning:
      ticketingToken !== undefined && ticketingOrigin === undefined
        ? 'TICKETING_TOKEN is sent to nobody: set TICKETING_ORIGIN to the origin that it is meant for, such as https://tickets.example.'
        : undefined,
  }
}
