import { DESK_URL, deskContracts } from '@lerret/api/contracts'
import Fastify from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requireRoles } from './roles.ts'
import { givenDesk } from './test-staff.ts'

const desk = await givenDesk()
let member: string
beforeAll(async () => {
  for (const role of ['contributor', 'editor', 'admin'] as const) await desk.addStaff(role)
  member = (await desk.givenMember('kari@nordmann.example')).cookies()
})
beforeEach(() => desk.resetLimits())

const CALLERS = ['stranger', 'member', 'contributor', 'editor', 'admin'] as const
type Caller = (typeof CALLERS)[number]

const calls = Object.entries(deskContracts).flatMap(([name, contract]) =>
  CALLERS.map((caller) => ({ name, caller, contract, expected: expectedOutcome(contract.roles, caller) })),
)

function expectedOutcome(roles: readonly string[] | 'anyone', caller: Caller): string {
  if (roles === 'anyone' || roles.includes(caller)) return 'allowed'
  return caller === 'stranger' || caller === 'member' ? 'login_needed' : 'role_missing'
}

describe('every call of the desk checks the role of the caller', () => {
  test.each(calls)('$name by $caller: $expected', async ({ caller, contract, expected }) => {
    const cookies = async () => {
      if (caller === 'stranger') return ''
      return caller === 'member' ? member : desk.signIn(`${caller}@fjordheim.example`)
    }
    const path = contract.url.slice(DESK_URL.length + 1).replace(/:\w+/g, 'x')
    const cookie = await cookies()
    if (contract === deskContracts.deskEvents && expected === 'allowed') return expectStream(path, cookie)
    const reply = await desk.send(contract.method, path, cookie)
    const code = reply.statusCode < 400 ? 'none' : reply.json().error.code
    expect(code).not.toBe('call_not_found')
    expect(['login_needed', 'role_missing'].includes(code) ? code : 'allowed').toBe(expected)
  })
})

/** The event stream has no end that could be waited for. */
async function expectStream(path: string, cookie: string) {
  const url = `${DESK_URL}/${path}`
  const reply = await desk.app.inject({ url, headers: { cookie }, payloadAsStream: true })
  expect(reply.statusCode).toBe(200)
  reply.stream().destroy()
}

test('a desk route without roles does not start', () => {
  const app = Fastify()
  requireRoles(app, { staff: { findSession: async () => null }, db: desk.db, now: () => desk.now })
  expect(() => app.get('/x', async () => 'x')).toThrow('GET /x has no roles.')
})
