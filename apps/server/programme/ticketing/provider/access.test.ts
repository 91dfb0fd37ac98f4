import { expect, test } from 'vitest'
import { ticketingAccess } from './access.ts'

const ticketingOrigin = 'https://tickets.example'

test('without settings, no internal address is trusted and there is no key', () => {
  const access = ticketingAccess({ ticketingToken: undefined, ticketingOrigin: undefined }, undefined)
  expect(access).toEqual({ trustedOrigins: [], key: undefined, warning: undefined })
})

test('the operator’s provider is trusted, and gets the key', () => {
  expect(ticketingAccess({ ticketingToken: 'k3y', ticketingOrigin }, undefined)).toEqual({
    trustedOrigins: [ticketingOrigin],
    key: { token: 'k3y', origin: ticketingOrigin },
    warning: undefined,
  })
})

test('a key without an origin causes a warning that names the setting', () => {
  const { key, warning } = ticketingAccess({ ticketingToken: 'k3y', ticketingOrigin: undefined }, undefined)
  expect(key).toEqual({ token: 'k3y', origin: undefined })
  expect(warning).toContain('set TICKETING_ORIGIN')
  expect(warning).not.toContain('k3y')
})

test('the demo’s stand-in is trusted too, but gets no key', () => {
  const settings = { ticketingToken: 'k3y', ticketingOrigin }
  const { trustedOrigins, key } = ticketingAccess(settings, 'http://localhost:3001/sal')
  expect(trustedOrigins).toEqual([ticketingOrigin, 'http://localhost:3001'])
  expect(key?.origin).toBe(ticketingOrigin)
})
