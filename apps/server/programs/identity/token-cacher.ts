import { createHash } from 'node:crypto'
import type { Token } from '@lerret/api/contracts'
import { LRUCache } from 'lru-cache'
import type { Client } from './own-provider.ts'

export interface TokenCacher {
  /** The cached token of this client, or a new one when there is none, it expires soon, or an API refused it. */
  get(client: Client, refused?: string): Promise<Token>
}

interface CachedToken {
  token: Token
  endsAt: number
}

/** More clients than any house has. */
const MAX_CACHED_TOKENS = 100

/** A token is used until a tenth of its lifetime is left, so that it does not expire on its way. */
const USABLE_SHARE_OF_LIFETIME = 0.9

/**
 * Caches one token for each client and API. The secret is a piece of the cache key, so a client with another secret is checked by the
 * provider. Concurrent requests get the same token.
 */
export function createTokenCacher(issue: (client: Client) => Promise<Token>, now: () => Date): TokenCacher {
  const tokens = new LRUCache<string, Promise<CachedToken>>({ max: MAX_CACHED_TOKENS })

  function renew(key: string, client: Client): Promise<CachedToken> {
    const pending = issue(client).then((token) => ({
      token,
      endsAt: now().getTime() + token.expires_in * 1000,
    }))
    tokens.set(key, pending)
    // A refusal is not cached: the client may be registered the next time.
    pending.catch(() => {
      if (tokens.get(key) === pending) tokens.delete(key)
    })
    return pending
  }

  return {
    async get(client, refused) {
      const key = cacheKey(client)
      const pending = tokens.get(key)
      const cached = await pending
      if (cached && isUsable(cached, now()) && cached.token.access_token !== refused)
        return handOut(cached, now())
      // A concurrent request may have renewed it meanwhile.
      const current = tokens.get(key)
      return handOut(await (current && current !== pending ? current : renew(key, client)), now())
    },
  }
}

const handOut = ({ token, endsAt }: CachedToken, now: Date): Token => ({
  ...token,
  expires_in: Math.max(0, Math.floor((endsAt - now.getTime()) / 1000)),
})

function isUsable({ token, endsAt }: CachedToken, now: Date): boolean {
  return endsAt - now.getTime() > token.expires_in * 1000 * (1 - USABLE_SHARE_OF_LIFETIME)
}

/** A hash, so that no secret stays in memory. */
const cacheKey = ({ id, secret, audience }: Client) =>
  createHash('sha256')
    .update(JSON.stringify([id, secret, audience]))
    .digest('hex')
