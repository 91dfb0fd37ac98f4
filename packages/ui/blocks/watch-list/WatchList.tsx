import type { MemberBlockItem, MovieInfo } from '@lerret/model'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { FilmPoster } from '../../member/FilmPoster.tsx'
import memberStyles from '../../member/Member.module.css'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import { NeedsMember } from '../../member/NeedsMember.tsx'
import { FetchProblem, More, NeedsScript, Waiting } from '../../member/Notices.tsx'
import { Stars } from '../../member/Stars.tsx'
import { useMemberWords } from '../../member/words.ts'
import { fill } from '../../words.ts'
import { MailChoice } from './MailChoice.tsx'
import { StopMails } from './StopMails.tsx'
import styles from './WatchList.module.css'

export function WatchList({ item }: { item: MemberBlockItem }) {
  const member = useMember()
  return (
    <Section heading={item.heading}>
      {item.text && <p className={memberStyles.text}>{item.text}</p>}
      {member ? <Opened member={member} heading={item.heading} /> : <Unopened />}
    </Section>
  )
}

const Unopened = () => (
  <>
    <NeedsScript />
    <Waiting />
  </>
)

/** Whoever comes with a mail's link to stop the mails need not log in for it. */
function Opened({ member, heading }: { member: Member; heading: string }) {
  const [stopKey, setStopKey] = useState(() => member.stopKey())
  if (stopKey !== null) return <StopMails member={member} stopKey={stopKey} onEnd={() => setStopKey(null)} />
  return <NeedsMember heading={heading}>{() => <List member={member} />}</NeedsMember>
}

function List({ member }: { member: Member }) {
  return (
    <div className={styles.list}>
      <Films member={member} />
      <MailChoice member={member} />
    </div>
  )
}

function Films({ member }: { member: Member }) {
  const words = useMemberWords()
  const { items, loading, error } = useReadable(member.watchList, member.watchList.getState())
  const { watchList: hasMore } = useReadable(member.unfinished, member.unfinished.getState())
  useEffect(() => void fetchWith(member), [member])
  if (error !== null && items.length === 0)
    return <FetchProblem error={error} onRetry={() => void member.fetchWatchList()} />
  if (items.length === 0 && loading) return <Waiting />
  if (items.length === 0)
    return (
      <div className={memberStyles.stack}>
        <Empty>{words.watchListEmpty}</Empty>
        <ButtonLink look="signal" href="/kino">
          {words.watchListToCinema}
        </ButtonLink>
      </div>
    )
  return (
    <div>
      <ul className={styles.films} aria-busy={loading}>
        {items.map((film) => (
          <li key={film.movieId} className={styles.film}>
            <Film film={film} onRemove={() => void member.unwatch(film.movieId)} />
          </li>
        ))}
      </ul>
      {error !== null && <FetchProblem error={error} onRetry={() => void member.fetchMoreOfWatchList()} />}
      <More isThere={hasMore} isBusy={loading} onMore={() => void member.fetchMoreOfWatchList()} />
    </div>
  )
}

/** Whoever pressed *Vil sjå* on a film and had to log in first comes here with it. */
async function fetchWith(member: Member) {
  const wish = member.takeWish()
  if (wish !== null) await member.watch({ movieId: wish })
  await member.fetchWatchList()
}

function Film({ film, onRemove }: { film: MovieInfo; onRemove: () => void }) {
  const words = useMemberWords()
  return (
    <>
      <FilmPoster address={film.poster} title={film.title} />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={film.link}>{film.title}</a>
        </Heading>
        {film.ratingCount > 0 && <Stars rating={film.rating} />}
        <p className={styles.remove}>
          <Button
            type="button"
            look="quiet"
            aria-label={fill(words.watchRemove, { title: film.title })}
            onClick={onRemove}
          >
            {words.watchListRemove}
          </Button>
        </p>
      </div>
    </>
  )
}
