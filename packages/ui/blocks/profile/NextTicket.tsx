import { MEMBER_PATHS, TICKET_CODE_HASH } from '@lerret/model'
import { memberPageWords } from '@lerret/words/nynorsk/member-page'
import { useEffect } from 'react'
import { NowContext } from '../../context/now.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Section } from '../../elements/Section.tsx'
import { type Member, useReadable } from '../../member/member.ts'
import { useWordsWith } from '../../words.ts'
import styles from './Profile.module.css'

/** The next ticket, with a link to its code; nothing when the member has none. */
export function NextTicket({ member }: { member: Member }) {
  const words = useWordsWith(memberPageWords)
  const { items } = useReadable(member.tickets, member.tickets.getState())
  useEffect(() => void member.fetchTickets(), [member])
  // The server sends valid tickets first, by date.
  const ticket = items.find(({ expirationDate }) => Date.parse(expirationDate) > member.now())
  if (!ticket) return null
  return (
    <NowContext value={new Date(member.now()).toISOString()}>
      <Section heading={words.nextTicket}>
        <div className={styles.ticket}>
          <p>
            <MomentText instant={ticket.startTime} className={styles.ticketTime} /> {ticket.movieTitle} ·{' '}
            {ticket.sal}
          </p>
          <ButtonLink look="signal" href={MEMBER_PATHS.tickets + TICKET_CODE_HASH}>
            {words.nextTicketShow}
          </ButtonLink>
        </div>
      </Section>
    </NowContext>
  )
}
