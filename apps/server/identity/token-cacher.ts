import { createHash } from 'node:crypto'
import type { Token } from '@lerret/api/contracts'
import type { Client } from './own-provider.ts'

export interface TokenCacher {
  /** The token that this program has, or a new one where it has none, it is nearly over, or it was refused. */
  get(client: Client, refused?: string): Promise<Token>
}

interface Kept {
  token: Token
  endsAt: number
}

/** So many programs are remembered; more than any house has. */
const MOST_KEPT = 100

/** A token is handed out until a tenth of its life is left, so that it does not end on its way. */
const USED_PART = 0.9

/**
 * Keeps one token for each program and API, by all that the program shows: who shows another secret is a stranger, and is
 * judged by the provider. Those who ask at the same time get the same token.
 */
export function createTokenCacher(issue: (client: Client) => Promise<Token>, now: () => Date): TokenCacher {
  const kept = new Map<string, Promise<Kept>>()

  function renew(key: string, client: Client): Promise<Kept> {
    const asked = issue(client).then((token) => ({
      token,
      endsAt: now().getTime() + token.expires_in * 1000,
    }))
    kept.delete(key)
    kept.set(key, asked)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    // A refusal is not remembered: the program may be known the next time.
    asked.catch(() => {
      if (kept.get(key) === asked) kept.delete(key)
    })
    return asked
  }

  return {
    async get(client, refused) {
      const key = keyOf(client)
      const asked = kept.get(key)
      const known = await asked
      if (known && isUsable(known, now()) && known.token.access_token !== refused)
        return handOut(known, now())
      // Somebody else may have had it renewed meanwhile.
      const current = kept.get(key)
      return handOut(await (current && current !== asked ? current : renew(key, client)), now())
    },
  }
}

const handOut = ({ token, endsAt }: Kept, now: Date): Token => ({
  ...token,
  expires_in: Math.max(0, Math.floor((endsAt - now.getTime()) / 1000)),
})

function isUsable({ token, endsAt }: Kept, now: Date): boolean {
  return endsAt - now.getTime() > token.expires_in * 1000 * (1 - USED_PART)
}

/** Secrets are not kept, not even in memory. */
const keyOf = ({ id, secret, audience }: Client) =>
  createHash('sha256')
    .update(JSON.stringify([id, secret, audience]))
    .digest('hex')
