import { z } from 'zod'
import { failures } from '../contract.ts'
import { PasskeyAssertion, PasskeyName, PasskeyOptions, PasskeyRegistration } from '../passkeys.ts'
import { LoggedInReply } from './account.ts'
import { contract, Done, Password } from './partner-contract.ts'

/** The proof that the owner of the account is there: either of these. */
const Proof = { Password: Password.optional(), Passkey: PasskeyAssertion.optional() }

export const WirePasskey = z.object({
  Id: z.string(),
  Name: z.string(),
  /** It works at this host alone. */
  Host: z.string(),
  CreatedAt: z.string(),
  LastUsedAt: z.string().nullable(),
})

/** Logging in with a passkey, and a member's own ones. */
export const passkeyContracts = {
  passkeyOptions: contract('passkeyOptions', 'anyone', {
    summary: 'What a browser needs to log in with a passkey, or to show that the logged-in member is there',
    body: z.object({ Confirm: z.boolean().default(false) }),
    response: { 200: PasskeyOptions, ...failures },
  }),
  loginPasskey: contract('loginPasskey', 'anyone', {
    summary: 'Log in with a passkey; sets the device and session cookies',
    body: z.object({ Passkey: PasskeyAssertion }),
    response: { 200: LoggedInReply, ...failures },
  }),
  passkeys: contract('passkeys', 'member', {
    summary: 'The passkeys of the member',
    response: { 200: z.array(WirePasskey), ...failures },
  }),
  addPasskeyOptions: contract('addPasskeyOptions', 'member', {
    summary: 'What a browser needs to make a passkey for the member',
    body: z.object(Proof),
    response: { 200: PasskeyOptions, ...failures },
  }),
  addPasskey: contract('addPasskey', 'member', {
    summary: 'Add the passkey that the browser has made; it is mailed to the member',
    body: z.object({ Name: PasskeyName, Passkey: PasskeyRegistration }),
    response: { 200: Done, ...failures },
  }),
  removePasskey: contract('removePasskey', 'member', {
    summary: 'Remove a passkey; it is mailed to the member',
    body: z.object({ Id: z.uuid(), ...Proof }),
    response: { 200: Done, ...failures },
  }),
}
