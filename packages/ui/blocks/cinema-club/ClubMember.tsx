import type { Club } from '@lerret/model'
import { fill } from '@lerret/words'
import { type ReactNode, useEffect } from 'react'
import { NowContext } from '../../context/now.ts'
import { formatFullDate } from '../../dates.ts'
import { DateText, MomentText } from '../../elements/DateText.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import type { Member } from '../../member/member.ts'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { useWakeLock } from '../../member/qr-code/wake-lock.ts'
import { useMemberWords } from '../../member/words.ts'
import { toOsloDate } from '../../oslo-clock.ts'
import styles from './CinemaClub.module.css'
import { LeaveClub } from './LeaveClub.tsx'
import { SignUp } from './SignUp.tsx'

/** A clock that is a little wrong must not cause repeated requests. */
const MIN_REFRESH_MS = 5000

/** The card, whose code changes, and the offers and screenings for members. */
export function ClubMember({ member, club, onLeft }: { member: Member; club: Club; onLeft: () => void }) {
  const words = useMemberWords()
  const now = new Date(member.now()).toISOString()
  useWakeLock(true)
  useCardRefresh(member, club.changesAt)
  return (
    <NowContext value={now}>
      <div className={styles.room}>
        <section className={styles.card} data-surface="film" aria-label={words.clubCard}>
          <div className={styles.name}>
            <p className={styles.kicker}>{words.clubCard}</p>
            <p className={styles.who}>{club.userName}</p>
            <p>{fill(words.clubNumber, { number: club.number })}</p>
          </div>
          <QrCode text={club.cardCode} label={words.clubQr} />
          <p className={styles.quiet}>{words.clubChanges}</p>
        </section>
        <Section heading={words.clubOffers}>
          {club.offers.length === 0 && <Empty>{words.clubOffersEmpty}</Empty>}
          <ul className={styles.list}>
            {club.offers.map(({ id, title, text, endsAt, link }) => (
              <Item key={id} title={title} text={text} link={link}>
                {fill(words.clubOfferEnds, { when: formatFullDate(toOsloDate(endsAt), now, words) })}
              </Item>
            ))}
          </ul>
        </Section>
        <Section heading={words.clubScreenings}>
          {club.screenings.length === 0 && <Empty>{words.clubScreeningsEmpty}</Empty>}
          <ul className={styles.list}>
            {club.screenings.map((screening) => (
              <Item
                key={screening.id}
                {...screening}
                after={<SignUp member={member} screening={screening} />}
              >
                <MomentText instant={screening.startTime} /> · {screening.screen}
              </Item>
            ))}
          </ul>
        </Section>
        <p className={styles.quiet}>
          {words.clubSince.split('{when}')[0]}
          <DateText instant={club.joinedAt} />
        </p>
        <LeaveClub member={member} onLeft={onLeft} />
      </div>
    </NowContext>
  )
}

interface ItemProps {
  title: string
  text: string
  link: string
  /** Below the line about time and place. */
  after?: ReactNode
  children: ReactNode
}

function Item({ title, text, link, after, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <Heading className={styles.title}>{link ? <a href={link}>{title}</a> : title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.quiet}>{children}</p>
      {after}
    </li>
  )
}

/** Fetches the card again when its code changes, while the page is visible. */
function useCardRefresh(member: Member, changesAt: string) {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void member.fetchClub()
    const wait = Math.max(MIN_REFRESH_MS, Date.parse(changesAt) - Date.now())
    const timer = setTimeout(refresh, wait)
    // A phone that has slept shows an old code until it has fetched a new one.
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [member, changesAt])
}
