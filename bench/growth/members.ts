import type { House } from '../../e2e/house/house.ts'
import { type Client, readCookies } from './client.ts'

export const PARTNER = '/partners/118/api'
const PASSWORD = 'blåbær på fjellet'

export interface Member {
  email: string
  visitor: number
  cookie: string
}

/** Creates accounts, each of which is logged in from then on. */
export async function createMembers(client: Client, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let visitor = 0; visitor < count; visitor++) {
    const email = `medlem-${visitor}@oyane.example`
    const body = { Email: email, UserName: `Medlem ${visitor}`, Password: PASSWORD }
    const reply = await client.send(`${PARTNER}/CreateUserDx`, { visitor, body })
    if (reply.status !== 200) throw new Error(`An account was not created: ${reply.status} ${reply.text}`)
    members.push({ email, visitor, cookie: readCookies(reply) })
  }
  return members
}

/** Finds the members whom a server does not know as logged in. */
export async function findLoggedOut({ url }: House, members: Member[]): Promise<string[]> {
  const loggedOut: string[] = []
  for (const { email, cookie } of members) {
    const reply = await fetch(`${url}${PARTNER}/GetWatchlistDx?skip=0&take=10`, { headers: { cookie } })
    await reply.arrayBuffer()
    if (reply.status === 401 || reply.status === 403) loggedOut.push(email)
    else if (!reply.ok) throw new Error(`A watch list was answered with ${reply.status}.`)
  }
  return loggedOut
}
