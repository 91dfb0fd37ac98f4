import { fill, memberWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../controls/Button.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { FactList } from '../controls/lists/FactList.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { pathTo } from '../navigation/routes.ts'
import { MemberData } from './MemberData.tsx'
import { MemberHelp } from './MemberHelp.tsx'
import styles from './Members.module.css'

export type Member = CallReply<'member'>

/** One member: facts, help, the club, and the rights to see and to be forgotten. For admins. */
export default function MemberScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  const [message, setMessage] = useState('')
  const [isDeleted, setIsDeleted] = useState(false)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['member', id],
    queryFn: ({ signal }) => callDesk('member', { params: { id }, signal }),
    enabled: !isDeleted,
    // Every look-up is in the audit log: it is not repeated by itself.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const back = <ButtonLink href={pathTo('members')}>{words.back}</ButtonLink>
  if (isDeleted)
    return (
      <Screen title={words.title} actions={back}>
        <p role="status" className={styles.message}>
          {words.deleted}
        </p>
      </Screen>
    )
  return (
    <Screen title={data?.name ?? words.title} actions={back}>
      {isError && !data && (
        <Problem
          message={errorMessage(error, { member_not_found: words.gone, request_invalid: words.gone })}
          onRetry={() => void refetch()}
        />
      )}
      <p role="status" className={styles.message}>
        {message}
      </p>
      {data && (
        <div className={styles.columns}>
          <ListSection title={words.factsSection}>
            <Facts member={data} />
          </ListSection>
          <div className={styles.sections}>
            <MemberHelp member={data} onDone={setMessage} />
            <MemberData member={data} onDone={setMessage} onDeleted={() => setIsDeleted(true)} />
          </div>
        </div>
      )}
    </Screen>
  )
}

const NEWSLETTER_STATES: Readonly<Record<string, string>> = {
  confirmed: words.newsletterConfirmed,
  pending: words.newsletterPending,
  bounced: words.newsletterBounced,
}

function Facts({ member }: { member: Member }) {
  const { tickets, reviews, watchList } = member
  const facts = [
    [words.email, member.email],
    [words.emailState, member.isEmailConfirmed ? words.emailConfirmed : words.emailUnconfirmed],
    [words.partner, member.partner],
    [words.since, formatWhen(member.createdAt)],
    [words.lastSeen, member.lastSeenAt ? formatWhen(member.lastSeenAt) : words.neverSeen],
    [words.stored, fill(words.storedCounts, { tickets, reviews, watchList })],
    [words.watchMails, member.wantsWatchMails ? words.yes : words.no],
    [words.newsletter, NEWSLETTER_STATES[member.newsletter ?? ''] ?? words.newsletterNone],
  ] as const
  return <FactList facts={facts} />
}
