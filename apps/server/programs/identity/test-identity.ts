import { z } from 'zod'
import { givenFolder } from '../../test-cleanup.ts'
import { openIdentity } from './identity.ts'
import { identityGroup } from './settings.ts'

export const PUBLIC_URL = 'https://fjordheim.example'
export const CLIENT = {
  id: 'lerret-build',
  secret: 'a-secret-of-the-client-that-builds',
  audience: `${PUBLIC_URL}/management`,
}
export const PLATFORM = { username: 'lerret', password: 'a-password-of-the-platform' }

/** Creates an identity with known secrets. */
export async function givenIdentity({ now = () => new Date(), env = {} as Record<string, string> } = {}) {
  const dataDir = await givenFolder()
  const variables = {
    MANAGEMENT_CLIENT_SECRET: CLIENT.secret,
    PLATFORM_PASSWORD: PLATFORM.password,
    ...env,
  }
  const values = z.object(identityGroup.variables).parse(variables)
  const { identity: settings } = identityGroup.toSettings(values, dataDir)
  return openIdentity({ settings, dataDir, publicUrl: PUBLIC_URL, now })
}
