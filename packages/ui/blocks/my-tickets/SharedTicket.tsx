import type { SharedTicket as Shared } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { NowContext } from '../../context/now.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Section } from '../../elements/Section.tsx'
import memberStyles from '../../member/Member.module.css'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { useMemberWords } from '../../member/words.ts'
import { useServerWords } from '../../server-words.ts'
import styles from './MyTickets.module.css'
import { TicketPlaces } from './TicketPlaces.tsx'

/** A ticket that a member has sent to somebody; null when its link is not valid. The server renders it. */
export function SharedTicket({ ticket }: { ticket: Shared | null }) {
  const words = useServerWords()
  const memberWords = useMemberWords()
  if (!ticket)
    return (
      <Section heading="">
        <div className={memberStyles.stack}>
          <p className={memberStyles.text}>{words.sharedTicketGone}</p>
          <ButtonLink look="quiet" href="/veka">
            {words.sharedTicketToProgram}
          </ButtonLink>
        </div>
      </Section>
    )
  const { title, startTime, hall, seats, notes, qrCode } = ticket
  return (
    <NowContext value={ticket.now}>
      <Section heading="">
        <p className={memberStyles.text}>{words.sharedTicketText}</p>
        <article className={styles.shared}>
          <div className={styles.facts}>
            <p className={styles.when}>
              <MomentText instant={startTime} />
            </p>
            <TicketPlaces hall={hall} seats={seats} />
            {notes && <p className={styles.notes}>{notes}</p>}
          </div>
          <div className={styles.code}>
            <QrCode text={qrCode} label={fill(memberWords.ticketQr, { title })} />
            <p className={styles.number}>{qrCode}</p>
          </div>
        </article>
      </Section>
    </NowContext>
  )
}
