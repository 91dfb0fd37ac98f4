import { isIP, type LookupFunction } from 'node:net'
// biome-ignore lint/style/noRestrictedImports: everything that is fetched goes through here.
import { Agent, buildConnector, fetch } from 'undici'

/** Resolves a name to all its addresses, as `lookup` of `node:dns/promises` does with `all`. */
export type ResolveName = (name: string) => Promise<{ address: string; family: number }[]>

export interface AddressGuard {
  resolve: ResolveName
  isAllowed(address: string): boolean
}

/** The address is not allowed; no connection was opened. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError'
}

/**
 * undici's `fetch`, with an agent that connects anywhere and one with the guard. Node's own `fetch` accepts these agents only if its
 * built-in undici is compatible.
 */
export function openHttpClient(guard: AddressGuard, timeoutMs: number) {
  const timeouts = { connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
  return { fetch, openAgent: new Agent(timeouts), guardedAgent: createGuardedAgent(guard, timeouts) }
}

/**
 * An HTTP client that connects to allowed addresses only. A name is resolved once for each connection, and the connection goes to
 * the addresses that were checked, so a name that changes its address in between gains nothing.
 */
export function createGuardedAgent({ resolve, isAllowed }: AddressGuard, options: Agent.Options): Agent {
  const lookup: LookupFunction = (name, { all }, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        // One internal address among public ones is enough to refuse, because the operating system chooses which one is used.
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          callback(new AddressRefusedError(), '')
        else if (all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
  const connect = buildConnector({ ...options.connect, lookup })
  return new Agent({
    ...options,
    connect(target, callback) {
      // Node calls `lookup` for names only.
      const literal = target.hostname.replace(/^\[|\]$/g, '')
      if (isIP(literal) && !isAllowed(literal)) callback(new AddressRefusedError(), null)
      else connect(target, callback)
    },
  })
}
