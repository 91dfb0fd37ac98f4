import type { Profile, Ticket, TicketOptions } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill, type SiteWords } from '@lerret/words'
import { useEffect, useState } from 'react'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { NowContext } from '../../context/now.ts'
import { formatFullDate } from '../../dates.ts'
import { Section } from '../../elements/Section.tsx'
import { getErrorCode } from '../../member/error-messages.ts'
import memberStyles from '../../member/Member.module.css'
import { MembersOnly } from '../../member/MembersOnly.tsx'
import { type Member, type TicketServices, useReadable } from '../../member/member.ts'
import { LoadError, LoadingNotice, ShowMoreButton } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { toOsloClock } from '../../oslo-clock.ts'
import styles from './MyTickets.module.css'
import { NoTickets } from './NoTickets.tsx'
import { sortTickets } from './sort-tickets.ts'
import { PastTicket, TicketStub } from './TicketStub.tsx'

export function MyTickets({ item }: { item: MemberBlockItem }) {
  return (
    <Section heading={item.heading}>
      {item.text && <p className={memberStyles.text}>{item.text}</p>}
      <MembersOnly heading={item.heading}>
        {(member, profile) => <Tickets member={member} profile={profile} />}
      </MembersOnly>
    </Section>
  )
}

const loadTicketActions = async () => (await import('./actions/TicketActions.tsx')).TicketActions
const loadProviderAccount = async () =>
  (await import('./provider-account/ProviderAccount.tsx')).ProviderAccount

function Tickets({ member, profile }: { member: Member; profile: Profile }) {
  const words = useMemberWords()
  const { items, loading, error } = useReadable(member.tickets, member.tickets.getState())
  const savedAt = useReadable(member.ticketsSavedAt, member.ticketsSavedAt.getState())
  const { tickets: hasMore } = useReadable(member.hasMore, member.hasMore.getState())
  const [services, setServices] = useState<TicketServices | null>(null)
  const [options, setOptions] = useState<TicketOptions | null>(null)
  const TicketActions = useLazyComponent('ticket-actions', loadTicketActions)
  const ProviderAccount = useLazyComponent('provider-account', loadProviderAccount)
  useEffect(() => {
    async function load() {
      // First the tickets, which matter most at the door.
      await member.fetchTickets()
      const loaded = await member.loadTicketServices()
      setServices(loaded)
      setOptions((await loaded?.fetchOptions()) ?? null)
    }
    void load()
  }, [member])

  const now = new Date(member.now()).toISOString()
  const isCopy = savedAt !== null && error !== null
  // Without network, trying again is of no use.
  const isErrorShown = error !== null && !(isCopy && getErrorCode(error) === 'no_answer')
  const { upcoming, past } = sortTickets(items, now)
  return (
    <NowContext value={now}>
      {isErrorShown && <LoadError error={error} onRetry={() => void member.fetchTickets()} />}
      {isCopy && (
        <p role="status" className={styles.copy}>
          {fill(words.ticketsCopy, { when: formatSavedAt(savedAt, now, words) })}
        </p>
      )}
      {items.length === 0 && loading && <LoadingNotice />}
      {items.length === 0 && !loading && error === null && (
        <NoTickets member={member} email={profile.email} />
      )}
      <ul className={styles.tickets}>
        {upcoming.map((ticket, index) => (
          <li key={ticketKey(ticket)}>
            <TicketStub
              ticket={ticket}
              calendarUrl={member.ticketCalendarUrl(ticket)}
              isInitiallyOpen={index === 0}
              isFullScreenRequested={index === 0 && member.isCodeRequested()}
            >
              {TicketActions && services && options && ticket.id && (
                <TicketActions
                  ticket={ticket}
                  services={services}
                  wallets={options.wallets}
                  share={options.shares.find(({ ticketId }) => ticketId === ticket.id)}
                />
              )}
            </TicketStub>
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <div className={styles.past}>
          <Section heading={words.ticketsPast}>
            <ul className={styles.pastTickets}>
              {past.map((ticket) => (
                <li key={ticketKey(ticket)}>
                  <PastTicket ticket={ticket} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      <ShowMoreButton hasMore={hasMore} isBusy={loading} onShowMore={() => void member.fetchMoreTickets()} />
      {services && ProviderAccount && (
        <div className={styles.past}>
          <ProviderAccount services={services} />
        </div>
      )}
    </NowContext>
  )
}

const ticketKey = ({ qrCode, startTime, sal }: Ticket) => `${startTime} ${sal} ${qrCode}`

function formatSavedAt(instant: string, now: string, words: SiteWords): string {
  const { date, time } = toOsloClock(instant)
  return fill(words.dateAndTime, { date: formatFullDate(date, now, words), time })
}
