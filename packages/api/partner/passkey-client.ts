import { hasShape } from '../shape.ts'
import { callPartner, type PartnerClientOptions } from './config.ts'
import { fromWire, LOGIN_FIELDS, PASSKEY_FIELDS } from './fields.ts'
import { listReader } from './read.ts'
import { type LoggedIn, readLoggedIn, readReply } from './reply.ts'

/** The proof that the owner of the account is there: the password, or what a passkey has signed. */
export type WireProof = { Password: string } | { Passkey: unknown }

const EXAMPLE = { id: '', name: '', host: '', createdAt: '' }

/** Logging in with a passkey, and the member's own ones. Options and what a browser makes of them are passed on as they are. */
export function createPasskeyClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  const readOptions = (name: string, reply: Response) =>
    readReply(name, reply, (body) => (typeof body === 'object' ? (body as Record<string, unknown>) : null))
  return {
    options: async ({ isConfirming }: { isConfirming: boolean }) =>
      readOptions('passkeyOptions', await call('passkeyOptions', { body: { Confirm: isConfirming } })),
    async logIn(passkey: unknown): Promise<LoggedIn> {
      const reply = await call('loginPasskey', { body: { Passkey: passkey } })
      return readLoggedIn('loginPasskey', reply, LOGIN_FIELDS)
    },
    list: async () => readReply('passkeys', await call('passkeys'), listReader(readPasskey)),
    addOptions: async (proof: WireProof) =>
      readOptions('addPasskeyOptions', await call('addPasskeyOptions', { body: proof })),
    async add(name: string, passkey: unknown): Promise<void> {
      await call('addPasskey', { body: { Name: name, Passkey: passkey } })
    },
    async remove(id: string, proof: WireProof): Promise<void> {
      await call('removePasskey', { body: { Id: id, ...proof } })
    },
  }
}

function readPasskey(body: unknown) {
  const { lastUsedAt, ...passkey } = fromWire(PASSKEY_FIELDS, body)
  if (!hasShape(passkey, EXAMPLE)) return null
  return { ...passkey, lastUsedAt: typeof lastUsedAt === 'string' ? lastUsedAt : null }
}
