import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** The range that IPv6 addresses of the internet come from; all others are for special use or not given out. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet, and not this machine's own. Private, loopback, link-local, carrier-grade NAT,
 * multicast and reserved addresses are not, nor IPv6 addresses that stand for an IPv4 address in any of the ways there are.
 */
export function isPublicAddress(address: string, interfaces = networkInterfaces()): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false
  // Services that the firewall hides from others answer this machine also at its public address.
  const ownAddresses = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return !ownAddresses.some((own) => ipaddr.parse(own.address).toString() === parsed.toString())
}
