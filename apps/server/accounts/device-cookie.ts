import { pathOfRealm, type Realm } from './realms.ts'
import { TOKEN_SECONDS } from './tokens.ts'

/**
 * The other half of a token: it names the device, and no script can read it. Its value is a key (http/keys.ts), which needs
 * no escaping.
 */
export function deviceCookie(realm: Realm, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Secure-' : ''}lerret.device`
  const attributes = `Path=${pathOfRealm(realm)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(cookies: string | undefined): string | undefined {
      const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (key: string) => `${name}=${key}; Max-Age=${TOKEN_SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
