import { type Realm, realmPath } from './realms.ts'
import { TOKEN_SECONDS } from './tokens.ts'

/**
 * The cookie that binds a token to a device. Scripts cannot read it. Its value is a key (security/keys.ts), which needs no escaping.
 */
export function deviceCookie(realm: Realm, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Secure-' : ''}lerret.device`
  const attributes = `Path=${realmPath(realm)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(cookies: string | undefined): string | undefined {
      const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (key: string) => `${name}=${key}; Max-Age=${TOKEN_SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
