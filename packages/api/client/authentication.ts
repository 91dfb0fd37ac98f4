/** How an API is told who asks. */
export type Authentication =
  | { method: 'none' }
  | { method: 'basic'; username: string; password: string }
  | { method: 'bearer'; identity: IdentityClient }

/** A program that gets its tokens from an identity provider, through the token cacher. */
export interface IdentityClient {
  /** The address of `cahedAuth`. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The API that tokens are for. */
  audience: string
}

export interface Authenticator {
  /** The value of the authorization header; null when there is none. */
  authorize(signal?: AbortSignal): Promise<string | null>
  /** Gets something better than what was refused with 401, for one more try; false when there is nothing to try. */
  refresh(refused: string | null, signal?: AbortSignal): Promise<boolean>
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

/** Browsers are no programs, and need not fetch how those say who they are. */
const loadLazily = (coming: Promise<Authenticator>): Authenticator => ({
  authorize: async (signal) => (await coming).authorize(signal),
  refresh: async (refused, signal) => (await coming).refresh(refused, signal),
})
