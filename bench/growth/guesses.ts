import { WRONG_PASSWORDS_PER_NETWORK } from '../../apps/server/members/accounts/login-limits.ts'
import type { House } from '../../e2e/house/house.ts'
import { PARTNER } from './members.ts'

const MAX_GUESSES = WRONG_PASSWORDS_PER_NETWORK.max * 2 + 2

/** Guesses the password of an account on these servers in turn. Returns the number of the first guess that is refused. */
export async function countGuesses(
  servers: House[],
  { email, network }: { email: string; network: string },
): Promise<number> {
  for (let number = 1; number <= MAX_GUESSES; number++) {
    const { url } = servers[number % servers.length] as House
    const reply = await fetch(`${url}${PARTNER}/LoginDx`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ Email: email, Password: `gjetting nummer ${number}` }),
    })
    await reply.arrayBuffer()
    if (reply.status === 429) return number
  }
  return Number.POSITIVE_INFINITY
}
