import { z } from 'zod'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import { readAddress } from '../address-file.ts'

const TIMEOUT_MS = 5000
const MAX_BYTES = 10_000

const Health = z.object({ version: z.string() })
const Readiness = z.object({ missing: z.string().optional() })

/** Asks the server of a data folder for its version and for what it lacks to do its work; null where none runs. */
export async function inspectServer(
  dataDir: string,
): Promise<{ version: string; missing: string | undefined } | null> {
  const origin = await readAddress(dataDir)
  if (origin === null) return null
  const fetch = createOutboundFetch({
    trustedOrigins: [origin],
    setting: 'PORT',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  try {
    const { version } = Health.parse(await (await fetch(`${origin}/health`)).json())
    const { missing } = Readiness.parse(await (await fetch(`${origin}/ready`)).json())
    return { version, missing }
  } catch {
    // A server that was killed has left its address.
    return null
  }
}
