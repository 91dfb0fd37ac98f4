import type { StaffRole } from '@lerret/api/contracts'
import type { LightMyRequestResponse } from 'fastify'
import { addPerson } from '../members/accounts/people.ts'
import { givenHouse, PASSWORD } from '../members/test-members.ts'

/** A server, and browsers of staff at its desk. */
export async function givenDesk(options?: Parameters<typeof givenHouse>[0]) {
  const house = await givenHouse(options)
  const passwordHash = await house.passwords.hash(PASSWORD)

  const send = (method: 'GET' | 'POST', path: string, cookie = '', payload?: object, ip = '192.0.2.1') =>
    house.app.inject({
      method,
      url: `/redaksjon/api/${path}`,
      headers: { cookie },
      remoteAddress: ip,
      ...(payload && { payload }),
    })

  const emailFor = (role: StaffRole) => `${role}@fjordheim.example`

  const addStaff = (role: StaffRole, email = emailFor(role)) =>
    addPerson(house.db, { realm: 'staff', role, name: role, email, passwordHash })

  /** Signs in and returns the cookies of the session. */
  async function signIn(email: string): Promise<string> {
    return toCookieHeader(await send('POST', 'session', '', { email, password: PASSWORD }))
  }

  return Object.assign(house, {
    send,
    addStaff,
    signIn,
    /** Adds a person with this role, and returns the cookies of a session. */
    async givenStaff(role: StaffRole, email = emailFor(role)) {
      await addStaff(role, email)
      return signIn(email)
    },
  })
}

export const toCookieHeader = (reply: LightMyRequestResponse) =>
  reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
