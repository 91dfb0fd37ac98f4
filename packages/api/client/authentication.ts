/** The means by which a caller authenticates with an API. */
export type Authentication =
  | { method: 'none' }
  | { method: 'basic'; username: string; password: string }
  | { method: 'bearer'; identity: IdentityClient }

/** A client program that gets its tokens from an identity provider, through the token cache. */
export interface IdentityClient {
  /** The URL of `cahedAuth`. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The API that tokens are for. */
  audience: string
}

export interface Authenticator {
  /** The value of the authorization header; null for none. */
  authorize(signal?: AbortSignal): Promise<string | null>
  /** Gets a new token after a 401; false when repeating the call is useless. */
  refresh(rejected: string | null, signal?: AbortSignal): Promise<boolean>
}

export function createAuthenticator(
  authentication: Authentication,
  fetch: typeof globalThis.fetch,
): Authenticator {
  switch (authentication.method) {
    case 'none':
      return NO_AUTHENTICATION
    case 'basic':
    case 'bearer':
      return loadLazily(
        import('./machine-authentication.ts').then(({ createMachineAuthenticator }) =>
          createMachineAuthenticator(authentication, fetch),
        ),
      )
    default: {
      const { method } = authentication as { method: string }
      throw new Error(`API authentication method (${method}) not supported.`)
    }
  }
}

const NO_AUTHENTICATION: Authenticator = { authorize: async () => null, refresh: async () => false }

/** Loaded on demand, because browsers do not use it. */
const loadLazily = (authenticator: Promise<Authenticator>): Authenticator => ({
  authorize: async (signal) => (await authenticator).authorize(signal),
  refresh: async (rejected, signal) => (await authenticator).refresh(rejected, signal),
})
