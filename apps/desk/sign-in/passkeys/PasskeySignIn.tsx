import { canListPasskeys, hasPasskeys, RENEW_PASSKEY_LIST_MS } from '@lerret/ui/passkey-support'
import { fill, signInWords as words } from '@lerret/words/desk'
import { useEffect, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import type { Staff } from '../../data/session.ts'
import { readSignInService } from '../sign-in-service.ts'
import { isRefusal, isReplaced, passkeyProblem, signInWithPasskey, stopWaiting } from './passkeys.ts'

/**
 * Signing in with a passkey: by a button, and by the list of the browser at the field for the address. Nothing where the browser has
 * no passkeys.
 */
export function PasskeySignIn({ onSignedIn }: { onSignedIn(staff: Staff): void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)

  const showProblem = (error: unknown) => {
    if (isReplaced(error)) return
    const service = readSignInService()?.name ?? ''
    setProblem(passkeyProblem(error, { oidc_required: fill(words.signInOidcRequired, { name: service }) }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: After each attempt the browser is asked to wait again.
  useEffect(() => {
    let isMounted = true
    async function wait() {
      if (!(await canListPasskeys()) || !isMounted) return
      try {
        const staff = await signInWithPasskey({ isAutofill: true })
        if (isMounted) onSignedIn(staff)
      } catch (error) {
        // The list of the browser is an offer: only a passkey that was chosen there is worth a message.
        if (!isMounted || !isRefusal(error)) return
        showProblem(error)
        setAttempts(attempts + 1)
      }
    }
    void wait()
    const timer = setInterval(() => void wait(), RENEW_PASSKEY_LIST_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
      void stopWaiting()
    }
  }, [attempts])

  async function sign() {
    setProblem(null)
    setIsBusy(true)
    try {
      onSignedIn(await signInWithPasskey({}))
    } catch (error) {
      showProblem(error)
      setAttempts(attempts + 1)
    } finally {
      setIsBusy(false)
    }
  }

  if (!hasPasskeys()) return null
  return (
    <>
      <Button size="large" isPending={isBusy} onPress={() => void sign()}>
        {words.passkeySignIn}
      </Button>
      {problem && <Problem message={problem} />}
    </>
  )
}
