import { type PasskeyAssertion, partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../../house/house.ts'
import type { MemberRequest } from '../../platform/access/callers.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { isPossiblePassword } from '../accounts/account-input.ts'
import type { Proof } from '../accounts/accounts.ts'
import { readPasskeys, removePasskey } from '../accounts/passkeys/store.ts'
import { readCaller, setCookies } from '../partner-api/caller.ts'

/** Logging in with a passkey, and a member's own ones. */
export function registerPasskeys(scope: FastifyInstance, { accounts, db, loginLimits }: House) {
  /** Runs `write` for a member who has shown to be there by the password or a passkey. */
  async function withProof<Result>(
    request: FastifyRequest<{
      Body: { Password?: string | undefined; Passkey?: PasskeyAssertion | undefined }
    }> &
      MemberRequest,
    write: (tx: Queryable, personId: string) => Promise<Result>,
  ): Promise<Result> {
    const { partner, network } = readCaller(request)
    const { id, email } = request.member
    const { Password: password = '', Passkey: passkey } = request.body
    const account = passkey ? `${partner} passkey ${passkey.id}` : `${partner} ${email}`
    return loginLimits.tryPassword({ account, network }, async () => {
      if (!passkey && !isPossiblePassword(password))
        throw new AppError('password_wrong', 'No account has this password.')
      const proof: Proof = passkey ? { passkey } : { password }
      return accounts.forRealm(partner).withProof(request.headers.cookie, proof, (tx) => write(tx, id))
    })
  }

  addRoute(scope, partnerContracts.passkeyOptions, async (request) => {
    const { partner, network } = readCaller(request)
    loginLimits.countChallenge(network)
    const realm = accounts.forRealm(partner)
    return request.body.Confirm ? realm.confirmOptions(request.headers.cookie) : realm.passkeyOptions()
  })
  addRoute(scope, partnerContracts.loginPasskey, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const { Passkey: response } = request.body
    const loggedIn = await loginLimits.tryPassword(
      { account: `${partner} passkey ${response.id}`, network },
      () => accounts.forRealm(partner).logInWithPasskey(response),
    )
    setCookies(reply, loggedIn.cookies)
    const { person, token } = loggedIn
    return { marsToken: token, UserName: person.name, UserInfo: person.email }
  })
  addRoute(scope, partnerContracts.passkeys, async (request) => {
    const { id } = request.member
    const rows = await readPasskeys(db, id)
    return rows.map(({ id: Id, name: Name, host: Host, createdAt, lastUsedAt }) => ({
      Id,
      Name,
      Host,
      CreatedAt: createdAt.toISOString(),
      LastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
  })
  addRoute(scope, partnerContracts.addPasskeyOptions, async (request) => {
    const { partner, network } = readCaller(request)
    loginLimits.countChallenge(network)
    await withProof(request, async () => {})
    return accounts.forRealm(partner).addPasskeyOptions(request.headers.cookie)
  })
  addRoute(scope, partnerContracts.addPasskey, async (request) => {
    const { partner, network } = readCaller(request)
    loginLimits.countChallenge(network)
    const { Name: name, Passkey: response } = request.body
    await accounts.forRealm(partner).addPasskey(request.headers.cookie, { name, response })
    return true as const
  })
  addRoute(scope, partnerContracts.removePasskey, async (request) => {
    const { member } = request
    await withProof(request, (tx, personId) => removePasskey(tx, { personId, id: request.body.Id }))
    await accounts.forRealm(readCaller(request).partner).sendPasskeyChange(member, 'removed')
    return true as const
  })
}
