import { addDays, copyShowing, osloClock, osloInstant } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { createId } from '../../data/create-id.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshLists } from '../../data/refresh.ts'
import { pathTo } from '../../navigation/routes.ts'
import { formatMoment } from './act-sentences.ts'
import styles from './ShowingScreen.module.css'
import type { OpenShowing } from './showing-data.ts'

/** Makes another showing of the same production, a week later unless another time is chosen. */
export function CopyShowing({ showing }: { showing: OpenShowing }) {
  const queryClient = useQueryClient()
  const { body } = showing.draft
  const start = osloClock(body.startsAt)
  const [date, setDate] = useState(addDays(start.date, 7))
  const [time, setTime] = useState(start.time.replace('.', ':'))
  const [hall, setHall] = useState(body.hall)
  const isComplete = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time) && hall.trim() !== ''
  const startsAt = isComplete ? osloInstant(date, time.replace(':', '.')).toISOString() : null
  const copy = useMutation({
    mutationFn: async (newStart: string) => {
      const id = createId()
      const copied = copyShowing(body, { id, startsAt: newStart, hall: hall.trim() })
      await callDesk('saveRecords', {
        body: { records: [{ kind: 'event', id, basedOn: 0, body: copied }] },
      })
      return id
    },
    onSuccess: () => refreshLists(queryClient),
  })
  return (
    <details className={styles.more}>
      <summary>{words.copyShowing}</summary>
      <div className={styles.form}>
        <Field label={words.newDate} type="date" value={date} onChange={setDate} />
        <Field label={words.newTime} type="time" value={time} onChange={setTime} />
        <Field label={words.newHall} value={hall} onChange={setHall} />
        <p className={styles.hint}>{words.copyHelp}</p>
        <Button
          size="form"
          isDisabled={startsAt === null}
          isPending={copy.isPending}
          onPress={() => startsAt && copy.mutate(startsAt)}
        >
          {startsAt ? fill(words.copyCreate, { when: formatMoment(startsAt) }) : words.chooseTime}
        </Button>
        {copy.isError && <Problem message={errorMessage(copy.error)} />}
        {copy.data && (
          <p role="status">
            {words.copyCreated} <a href={pathTo('showing', { id: copy.data })}>{words.openCopy}</a>
          </p>
        )}
      </div>
    </details>
  )
}
