import type { WatchedFilm } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useEffect, useState } from 'react'
import { NowContext } from '../../context/now.ts'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { errorMessage } from '../../member/error-messages.ts'
import memberStyles from '../../member/Member.module.css'
import { MembersOnly } from '../../member/MembersOnly.tsx'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import {
  ErrorNotice,
  LoadError,
  LoadingNotice,
  NoScriptNotice,
  ShowMoreButton,
  StatusNotice,
} from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { Film } from './Film.tsx'
import { MailSetting } from './MailSetting.tsx'
import { StopMails } from './StopMails.tsx'
import styles from './WatchList.module.css'

export function WatchList({ item }: { item: MemberBlockItem }) {
  const member = useMember()
  return (
    <Section heading={item.heading}>
      {item.text && <p className={memberStyles.text}>{item.text}</p>}
      {member ? <MemberLoaded member={member} heading={item.heading} /> : <MemberLoading />}
    </Section>
  )
}

const MemberLoading = () => (
  <>
    <NoScriptNotice />
    <LoadingNotice />
  </>
)

/** A mail's link that stops the mails works without a log-in. */
function MemberLoaded({ member, heading }: { member: Member; heading: string }) {
  const [stopKey, setStopKey] = useState(() => member.stopMailsKey())
  if (stopKey !== null)
    return <StopMails member={member} stopKey={stopKey} onClose={() => setStopKey(null)} />
  return <MembersOnly heading={heading}>{() => <List member={member} />}</MembersOnly>
}

function List({ member }: { member: Member }) {
  return (
    <div className={styles.list}>
      <Films member={member} />
      <MailSetting member={member} />
    </div>
  )
}

/** A film that was just removed, and where it stood, so that this can be undone. */
interface Removal {
  film: WatchedFilm
  index: number
}

function Films({ member }: { member: Member }) {
  const words = useMemberWords()
  const { items, loading, error } = useReadable(member.watchList, member.watchList.getState())
  const { watchList: hasMore } = useReadable(member.hasMore, member.hasMore.getState())
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [restored, setRestored] = useState<WatchedFilm | null>(null)
  const [changeError, setChangeError] = useState<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a requested film is added once.
  useEffect(() => void fetchOrAdd(), [member])

  async function fetchOrAdd() {
    const movieId = member.takeRequestedFilm()
    if (movieId === null) return member.fetchWatchList()
    const outcome = await member.watch({ movieId })
    await member.fetchWholeWatchList()
    if (!outcome.isDone) return setChangeError(outcome.error)
    const film = member.watchList.getState().items.find((each) => each.movieId === movieId)
    // Back to the page where the visitor pressed *Vil sjå* or *Sei frå* and had to log in.
    if (film) member.openWithMessage(film.link, await describeAdded(film))
  }

  async function describeAdded({ title, nextShowing }: WatchedFilm): Promise<string> {
    if (nextShowing) return fill(words.watchAdded, { title })
    const hasMails = await member.fetchWatchMails()
    return hasMails === false ? words.notifyMailsOff : fill(words.notifyAdded, { title })
  }

  async function change(send: () => ReturnType<Member['watch']>) {
    setChangeError(null)
    setRestored(null)
    const outcome = await send()
    if (!outcome.isDone) setChangeError(outcome.error)
    return outcome.isDone
  }
  async function remove(film: WatchedFilm, index: number) {
    if (await change(() => member.unwatch(film.movieId))) setRemoval({ film, index })
  }
  async function restore({ film }: Removal) {
    if (!(await change(() => member.watch(film)))) return
    setRemoval(null)
    setRestored(film)
  }

  if (error !== null && items.length === 0)
    return <LoadError error={error} onRetry={() => void member.fetchWatchList()} />
  if (items.length === 0 && loading) return <LoadingNotice />
  const entries = items.map((film, index) => (
    <li key={film.movieId} className={styles.film}>
      <Film film={film} onRemove={() => void remove(film, index)} />
    </li>
  ))
  if (removal)
    entries.splice(
      removal.index,
      0,
      <li key="removed" className={styles.removed}>
        <StatusNotice key={removal.film.movieId}>
          {fill(words.watchRemoved, { title: removal.film.title })}{' '}
          <Button type="button" look="quiet" onClick={() => void restore(removal)}>
            {words.watchUndo}
          </Button>
        </StatusNotice>
      </li>,
    )
  return (
    <div className={styles.content}>
      {changeError !== null && <ErrorNotice isFocusable>{errorMessage(changeError, words)}</ErrorNotice>}
      {restored && <StatusNotice>{fill(words.watchAdded, { title: restored.title })}</StatusNotice>}
      {items.length === 0 && <NoFilms />}
      <NowContext value={new Date(member.now()).toISOString()}>
        <ul className={styles.films} aria-busy={loading}>
          {entries}
        </ul>
      </NowContext>
      {error !== null && <LoadError error={error} onRetry={() => void member.fetchMoreWatchList()} />}
      <ShowMoreButton
        hasMore={hasMore}
        isBusy={loading}
        onShowMore={() => void member.fetchMoreWatchList()}
      />
    </div>
  )
}

function NoFilms() {
  const words = useMemberWords()
  return (
    <div className={memberStyles.stack}>
      <Empty>{words.watchListEmpty}</Empty>
      <ButtonLink look="signal" href="/kino">
        {words.watchListToCinema}
      </ButtonLink>
    </div>
  )
}
