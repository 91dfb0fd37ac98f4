import { passkeyWords } from '@lerret/words/nynorsk/members/passkeys'
import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import type { Member, PasskeyService } from '../../member/member.ts'
import { ErrorNotice } from '../../member/Notices.tsx'
import { describePasskeyProblem } from '../../member/passkey-problems.ts'
import { useMemberWords } from '../../member/words.ts'
import { canListPasskeys, hasPasskeys, RENEW_PASSKEY_LIST_MS } from '../../passkey-support.ts'
import { useWordsWith } from '../../words.ts'

/** Logging in with a passkey: by a button, and from the list of the browser at the field for the address. */
export function PasskeyLogin({ member }: { member: Member }) {
  const words = useWordsWith(passkeyWords)
  const memberWords = useMemberWords()
  const [service, setService] = useState<PasskeyService | null>(null)
  const [problem, setProblem] = useState('')
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let isMounted = true
    if (hasPasskeys()) void member.loadPasskeyService().then((loaded) => isMounted && setService(loaded))
    return () => {
      isMounted = false
    }
  }, [member])

  // biome-ignore lint/correctness/useExhaustiveDependencies: After each attempt the browser is asked to wait again.
  useEffect(() => {
    if (!service) return
    let isMounted = true
    async function wait() {
      if (!(await canListPasskeys()) || !isMounted) return
      const outcome = await service?.logInFromList()
      if (!isMounted || !outcome) return
      if (outcome.isDone) member.open(member.returnPath())
      else if (!outcome.isCancelled) setProblem(describePasskeyProblem(outcome, words, memberWords))
    }
    void wait()
    const timer = setInterval(() => void wait(), RENEW_PASSKEY_LIST_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
      service.closeList()
    }
  }, [service, attempts])

  async function logIn() {
    setProblem('')
    const outcome = await service?.logIn()
    if (outcome?.isDone) return member.open(member.returnPath())
    if (outcome) setProblem(describePasskeyProblem(outcome, words, memberWords))
    setAttempts(attempts + 1)
  }

  if (!service) return null
  return (
    <>
      <Button type="button" look="quiet" onClick={() => void logIn()}>
        {words.passkeyLogIn}
      </Button>
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
    </>
  )
}
