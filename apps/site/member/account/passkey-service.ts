import { createPasskeyClient, partnerApis, type WireProof } from '@lerret/api'
import type { Profile } from '@lerret/model'
import type { PasskeyOutcome, PasskeyService, Proof } from '@lerret/ui/member'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { toOutcome } from '../error-response.ts'

interface PasskeyServiceDependencies {
  partners: readonly number[]
  fetch: typeof globalThis.fetch
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
  start: (profile: Profile) => void
}

/** Loaded with the log-in page and the member's own page, in browsers that have passkeys. */
export function createPasskeyService({
  partners,
  fetch,
  asMember,
  start,
}: PasskeyServiceDependencies): PasskeyService {
  const client = createPasskeyClient(partners, { apis: partnerApis(), fetch })

  async function sign({ isConfirming, isList = false }: { isConfirming: boolean; isList?: boolean }) {
    const options = await client.options({ isConfirming })
    return startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isList,
      verifyBrowserAutofillInput: false,
    })
  }

  const logIn = (isList: boolean) =>
    toPasskeyOutcome(async () => {
      const { profile } = await client.logIn(await sign({ isConfirming: false, isList }))
      start(profile)
    })

  const toWire = async (proof: Proof): Promise<WireProof> =>
    proof === 'passkey' ? { Passkey: await sign({ isConfirming: true }) } : { Password: proof.password }

  return {
    logIn: () => logIn(false),
    logInFromList: () => logIn(true),
    closeList: () => WebAuthnAbortService.cancelCeremony(),
    // Without the reply, the list is not shown.
    fetchPasskeys: () => asMember(client.list).catch(() => null),
    add: ({ name, proof }) =>
      toPasskeyOutcome(async () => {
        const options = await asMember(async () => client.addOptions(await toWire(proof)))
        const passkey = await startRegistration({
          optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
        })
        await asMember(() => client.add(name, passkey))
      }),
    remove: ({ id, proof }) =>
      toPasskeyOutcome(() => asMember(async () => client.remove(id, await toWire(proof)))),
  }
}

/** The browser's errors say that the person did not want to, or has no passkey. */
async function toPasskeyOutcome(use: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await use()
    return { isDone: true }
  } catch (error) {
    const isCancelled = error instanceof WebAuthnError || error instanceof DOMException
    return isCancelled ? { isDone: false, isCancelled } : toOutcome(Promise.reject(error))
  }
}
