import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local', '169.254.169.254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '203.0.113.5'],
  ['benchmarking', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped loopback', '::ffff:7f00:1'],
  ['IPv4-mapped public', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-translated', '::ffff:0:7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64', '64:ff9b::808:808'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['unique-local', 'fd00::1'],
  ['unique-local', 'fc00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['discard', '100::1'],
  ['documentation', '2001:db8::1'],
  ['not given out', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('an address that is %s (%s) is not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['2a00:1450:0:0:0:0:0:1', '2a00:1450::1'],
])('a public address is not public to the machine that has it (%s)', (own, address) => {
  const network = { netmask: '', mac: '', internal: false, cidr: null }
  const interfaces = { eth0: [{ ...network, family: 'IPv6' as const, scopeid: 0, address: own }] }
  expect(isPublicAddress(address, interfaces)).toBe(false)
})
