import { weekNumber } from '@lerret/model/programme-text'
import { fill, unfinishedWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { Rows } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import { recordPath } from '../records/record-path.ts'
import hidden from '../styles/hidden.module.css'
import { discardUnfinished } from './discard.ts'
import styles from './UnfinishedList.module.css'
import type { UnfinishedWork } from './unfinished-work.ts'

/** Unfinished work, each with the way to it and a button that throws it away. What was thrown away can be brought back. */
export function UnfinishedList({
  work,
  refresh,
}: {
  work: readonly UnfinishedWork[]
  refresh(): Promise<void>
}) {
  const { email } = useStaff()
  const [discarded, setDiscarded] = useState<{ title: string; undo(): Promise<void> } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function discard(each: UnfinishedWork) {
    const title = workTitle(each)
    setProblem(null)
    try {
      const undo = await discardUnfinished(email, each)
      setDiscarded({ title, undo })
    } catch {
      setProblem(fill(words.discardFailed, { title }))
    }
    await refresh()
  }

  async function bringBack({ title, undo }: { title: string; undo(): Promise<void> }) {
    try {
      await undo()
      setDiscarded(null)
      setProblem(null)
    } catch {
      setProblem(fill(words.undoFailed, { title }))
    }
    await refresh()
  }

  return (
    <>
      <div role="status" className={styles.answer}>
        {discarded && (
          <>
            <span>{fill(words.discarded, { title: discarded.title })}</span>
            <Button onPress={() => void bringBack(discarded)}>{words.undo}</Button>
          </>
        )}
      </div>
      {problem && <Problem message={problem} />}
      <Rows>
        {work.map((each) => {
          const title = workTitle(each)
          const path = workPath(each)
          return (
            <li key={workKey(each)} className={styles.row}>
              <div className={styles.what}>
                <b>{title}</b>
                <span className={each.isOnlyHere ? styles.onlyHere : styles.facts}>{describe(each)}</span>
              </div>
              <div className={styles.actions}>
                {path && (
                  <ButtonLink href={path}>
                    <span aria-hidden="true">{words.open}</span>
                    <span className={hidden.hidden}>{fill(words.openNamed, { title })}</span>
                  </ButtonLink>
                )}
                <Button
                  kind="plain"
                  aria-label={fill(words.discardNamed, { title })}
                  onPress={() => void discard(each)}
                >
                  {words.discard}
                </Button>
              </div>
            </li>
          )
        })}
      </Rows>
    </>
  )
}

const workKey = (work: UnfinishedWork) => (work.type === 'week' ? work.firstDate : `${work.kind} ${work.id}`)

function workTitle(work: UnfinishedWork): string {
  if (work.type === 'week') return fill(words.week, { week: String(weekNumber(work.firstDate)) })
  return work.title || words.untitled
}

const workPath = (work: UnfinishedWork) =>
  work.type === 'week' ? `${pathTo('weekSheet')}?veke=${work.firstDate}` : recordPath(work)

function describe(work: UnfinishedWork): string {
  if (work.type === 'week') return words.here
  const place = work.isOnlyHere ? words.here : words.onServer
  return fill(words.written, { place, time: formatWhen(work.writtenAt) })
}
