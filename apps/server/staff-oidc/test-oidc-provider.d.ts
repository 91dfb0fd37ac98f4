/** A sign-in service on this machine, with people who sign in there by their name. */
export declare function givenOidcProvider(redirectUri: string): Promise<{
  people: Map<string, Record<string, unknown>>
  settings: {
    clientId: string
    clientSecret: string
    issuer: string
    name: string
    tenant: undefined
    roleClaim: string
    roles: undefined
    isRequired: false
  }
  signIn: (url: string, login: string) => Promise<string>
  cancel: (url: string) => Promise<string>
  stop: () => Promise<void>
  restart: () => Promise<void>
}>
