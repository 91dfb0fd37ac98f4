import type { LiveRelease } from '../publishing/live-release.ts'
import type { ReleaseFile } from '../publishing/releases/release.ts'

/** What an address, without a query, is answered with for as long as a release is live. */
export interface Served {
  file: ReleaseFile
  status: 200 | 404
}

/** Addresses that the site has answered, each for the release it was answered from: they go with it. */
export interface ServedAddresses {
  find(site: LiveRelease, address: string): Served | undefined
  note(site: LiveRelease, address: string, served: Served): void
}

/** Of files there are as many as there are; of addresses that lead nowhere, as many as anybody thinks of. */
const MOST_NOWHERE = 1000

export function createServedAddresses(): ServedAddresses {
  const bySite = new WeakMap<LiveRelease, { found: Map<string, Served>; nowhere: Map<string, Served> }>()
  return {
    find(site, address) {
      const known = bySite.get(site)
      return known && (known.found.get(address) ?? known.nowhere.get(address))
    },
    note(site, address, served) {
      let known = bySite.get(site)
      if (!known) {
        known = { found: new Map(), nowhere: new Map() }
        bySite.set(site, known)
      }
      const { found, nowhere } = known
      if (served.status === 200) {
        found.set(address, served)
        return
      }
      nowhere.set(address, served)
      for (const oldest of nowhere.keys()) {
        if (nowhere.size <= MOST_NOWHERE) break
        nowhere.delete(oldest)
      }
    },
  }
}
