import { fill } from '@lerret/words'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { useEmailConfirmed } from '../../member/email/email-confirmed.ts'
import { UnconfirmedEmail } from '../../member/email/UnconfirmedEmail.tsx'
import memberStyles from '../../member/Member.module.css'
import type { Member } from '../../member/member.ts'
import { LoadingNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

/** Shown instead of tickets: that the address must be confirmed first, or that there are none. */
export function NoTickets({ member, email }: { member: Member; email: string }) {
  const words = useMemberWords()
  const isConfirmed = useEmailConfirmed(member)
  const wasUnconfirmed = useRef(false)
  useEffect(() => {
    if (isConfirmed === false) wasUnconfirmed.current = true
    if (isConfirmed && wasUnconfirmed.current) void member.fetchTickets()
  }, [member, isConfirmed])
  if (isConfirmed === undefined) return <LoadingNotice />
  if (isConfirmed === false) return <UnconfirmedEmail member={member} email={email} />
  return (
    <div className={memberStyles.stack}>
      <Empty>{fill(words.ticketsEmpty, { email })}</Empty>
      <ButtonLink look="signal" href="/kino">
        {words.ticketsToProgram}
      </ButtonLink>
    </div>
  )
}
