import { DESK_URL, deskContracts } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { CALLS, type CallName } from './calls.ts'

test.each(Object.keys(CALLS) as CallName[])('%s has the method and path of its contract', (name) => {
  const { method, url } = deskContracts[name]
  expect(CALLS[name]).toBe(`${method} ${url.slice(DESK_URL.length)}`)
})
