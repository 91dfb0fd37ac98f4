import { expect, test } from 'vitest'
import { ticketingAccess } from './access.ts'

const ticketingOrigin = 'https://tickets.example'

test('with nothing set, no inner address is trusted and there is no key', () => {
  const access = ticketingAccess({ ticketingToken: undefined, ticketingOrigin: undefined }, undefined)
  expect(access).toEqual({ trustedOrigins: [], key: undefined, warning: undefined })
})

test('the provider that the operator named is trusted, and the key is for it', () => {
  expect(ticketingAccess({ ticketingToken: 'k3y', ticketingOrigin }, undefined)).toEqual({
    trustedOrigins: [ticketingOrigin],
    key: { token: 'k3y', origin: ticketingOrigin },
    warning: undefined,
  })
})

test('a key for nobody is warned of, with the setting to change', () => {
  const { key, warning } = ticketingAccess({ ticketingToken: 'k3y', ticketingOrigin: undefined }, undefined)
  expect(key).toEqual({ token: 'k3y', origin: undefined })
  expect(warning).toContain('set TICKETING_ORIGIN')
  expect(warning).not.toContain('k3y')
})

test('the demo’s stand-in is trusted beside it, and gets no key', () => {
  const settings = { ticketingToken: 'k3y', ticketingOrigin }
  const { trustedOrigins, key } = ticketingAccess(settings, 'http://localhost:3001/sal')
  expect(trustedOrigins).toEqual([ticketingOrigin, 'http://localhost:3001'])
  expect(key?.origin).toBe(ticketingOrigin)
})
