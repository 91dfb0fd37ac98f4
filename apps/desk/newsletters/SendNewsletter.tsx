import { CallError } from '@lerret/api'
import { fill, newsletterWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatPlanned } from '../controls/times/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useStaff } from '../data/session.ts'
import { saveShownVersion, saveVersion, UnsettledConflict } from '../editing/save-version.ts'
import { recordName } from '../editing/session/state/state.ts'
import { type OpenSession, readAgain as readSession } from '../editing/use-session.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import type { Newsletter } from './items.ts'
import styles from './Newsletters.module.css'
import { PlanNewsletter } from './PlanNewsletter.tsx'
import { newslettersQuery } from './queries.ts'

/** Sends a test to oneself, or the newsletter to all subscribers, now or later. */
export function SendNewsletter({
  newsletter,
  session,
  isSubjectMissing,
}: {
  newsletter: Newsletter
  session: OpenSession
  isSubjectMissing: boolean
}) {
  const { id, state, plannedAt } = newsletter
  const { email } = useStaff()
  const queryClient = useQueryClient()
  const { data } = useQuery(newslettersQuery)
  const [confirmed, setConfirmed] = useState<'send' | 'remove' | null>(null)
  const params = { id }
  const save = () => saveVersion(session, recordName({ kind: 'newsletter', id }))
  const test = useMutation({
    mutationFn: async () => {
      await save()
      await callDesk('testNewsletter', { params })
    },
  })
  /** Nobody sends or deletes what a colleague has written since without having seen it. */
  const showChanges = async (error: Error) => {
    if (error instanceof CallError && error.code === 'newsletter_changed') readSession(session)
  }
  const readAgain = async () => {
    setConfirmed(null)
    await queryClient.invalidateQueries({ queryKey: ['newsletter', id] })
    await queryClient.invalidateQueries({ queryKey: ['newsletters'] })
  }
  const send = useMutation({
    mutationFn: async (at: string | null) => {
      const version = await saveShownVersion(session, recordName({ kind: 'newsletter', id }))
      await callDesk('sendNewsletter', { params, body: { at, version } })
    },
    onError: showChanges,
    onSettled: readAgain,
  })
  const endPlan = useMutation({
    mutationFn: async () => callDesk('deleteNewsletter', { params, body: { version: await save() } }),
    onSettled: readAgain,
  })
  const remove = useMutation({
    mutationFn: async () => {
      const version = await save()
      await callDesk('deleteNewsletter', { params, body: { version } })
    },
    onError: showChanges,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['newsletters'] })
      navigate(pathTo('newsletters'))
    },
  })
  const failure = test.error ?? send.error ?? endPlan.error ?? remove.error
  const count = data?.subscribers ?? 0
  const toggle = (step: 'send' | 'remove') => setConfirmed(confirmed === step ? null : step)
  return (
    <ListSection title={words.sendSection}>
      <div className={styles.fields}>
        {failure && (
          <Problem
            message={
              failure instanceof UnsettledConflict
                ? words.settleFirst
                : errorMessage(failure, {
                    newsletter_changed: words.changedByOther,
                    newsletter_sent: words.alreadySent,
                    newsletter_not_found: words.gone,
                  })
            }
          />
        )}
        {state === 'planned' && plannedAt && (
          <div className={styles.step}>
            <p className={styles.sentence}>{fill(words.planned, { when: formatPlanned(plannedAt) })}</p>
            <Button isPending={endPlan.isPending} onPress={() => endPlan.mutate()}>
              {words.endPlan}
            </Button>
          </div>
        )}
        {data && count === 0 && <p className={styles.sentence}>{words.sendNobody}</p>}
        <ButtonRow>
          <Button
            size="form"
            isDisabled={isSubjectMissing}
            isPending={test.isPending}
            onPress={() => test.mutate()}
          >
            {words.test}
          </Button>
          <Button
            kind="signal"
            size="form"
            isDisabled={isSubjectMissing || count === 0}
            aria-expanded={confirmed === 'send'}
            onPress={() => toggle('send')}
          >
            {words.send}
          </Button>
          {state === 'draft' && (
            <Button
              kind="plain"
              size="form"
              aria-expanded={confirmed === 'remove'}
              onPress={() => toggle('remove')}
            >
              {words.remove}
            </Button>
          )}
        </ButtonRow>
        <p role="status" className={styles.sentence}>
          {test.isSuccess && fill(words.tested, { email })}
        </p>
        {confirmed === 'send' && (
          <Confirmation
            text={count === 1 ? words.sendOne : fill(words.sendMany, { count })}
            label={count === 1 ? words.sendConfirmOne : fill(words.sendConfirmMany, { count })}
            isPending={send.isPending}
            onConfirm={() => send.mutate(null)}
            onCancel={() => setConfirmed(null)}
          />
        )}
        {confirmed === 'remove' && (
          <Confirmation
            text={words.removeLead}
            label={words.removeConfirm}
            isPending={remove.isPending}
            onConfirm={() => remove.mutate()}
            onCancel={() => setConfirmed(null)}
          />
        )}
        {state === 'draft' && !isSubjectMissing && (
          <PlanNewsletter isPending={send.isPending} onPlan={(at) => send.mutate(at)} />
        )}
      </div>
    </ListSection>
  )
}

function Confirmation({
  text,
  label,
  isPending,
  onConfirm,
  onCancel,
}: {
  text: string
  label: string
  isPending: boolean
  onConfirm(): void
  onCancel(): void
}) {
  return (
    <div className={styles.confirmation}>
      <p className={styles.sentence}>{text}</p>
      <ButtonRow>
        <Button size="form" isPending={isPending} onPress={onConfirm}>
          {label}
        </Button>
        <Button kind="plain" size="form" onPress={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}
