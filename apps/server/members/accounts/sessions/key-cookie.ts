import { type Realm, realmPath } from '../../../platform/access/realms.ts'

/** A cookie that scripts cannot read. Its value is a key (security/keys.ts), which needs no escaping. */
export interface KeyCookie {
  read(cookies: string | undefined): string | undefined
  set(key: string): string
  clear(): string
}

export function createKeyCookie({
  name: shortName,
  seconds,
  realm,
  publicUrl,
}: {
  name: string
  seconds: number
  realm: Realm
  publicUrl: string
}): KeyCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Secure-' : ''}lerret.${shortName}`
  const attributes = `Path=${realmPath(realm)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(cookies) {
      const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    set: (key) => `${name}=${key}; Max-Age=${seconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
