import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { identityVariables, toIdentitySettings } from '../settings/identity-settings.ts'
import { openIdentity } from './identity.ts'

export const PUBLIC_URL = 'https://fjordheim.example'
export const CLIENT = {
  id: 'lerret-build',
  secret: 'a-secret-of-the-client-that-builds',
  audience: `${PUBLIC_URL}/management`,
}
export const PLATFORM = { username: 'lerret', password: 'a-password-of-the-platform' }

/** For tests: an identity with known secrets. */
export async function givenIdentity({ now = () => new Date(), env = {} as Record<string, string> } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lerret-identity-'))
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  const variables = {
    MANAGEMENT_CLIENT_SECRET: CLIENT.secret,
    PLATFORM_PASSWORD: PLATFORM.password,
    ...env,
  }
  const settings = toIdentitySettings(z.object(identityVariables).parse(variables))
  if ('missing' in settings) throw new Error(`${settings.missing} is missing.`)
  return openIdentity({ settings, dataDir, publicUrl: PUBLIC_URL, now })
}

/** For tests of something else: what the server needs for its APIs. */
export async function givenCalls() {
  return {
    identity: await givenIdentity(),
    publicUrl: PUBLIC_URL,
    readMedia: async () => new Uint8Array(),
    publishNow: async () => ({ release: 'r1', pages: { rendered: 0, kept: 0, failed: 0 }, problems: [] }),
  }
}
