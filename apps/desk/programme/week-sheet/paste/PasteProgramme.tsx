import { formatLongDate } from '@lerret/model'
import {
  type Doubt,
  type DoubtCode,
  eveningDate,
  type ReadShowing,
  readProgramme,
} from '@lerret/model/programme-text'
import { dateWords, fill, programmeWords as words } from '@lerret/words/desk'
import { useMemo, useState } from 'react'
import { Button, ButtonRow } from '../../../controls/Button.tsx'
import { formatTime } from '../describe.ts'
import type { WeekSheetState } from '../use-week-sheet.ts'
import styles from './PasteProgramme.module.css'

const DOUBTS: Record<DoubtCode, string> = {
  'unknown-title': words.doubtUnknownTitle,
  'similar-title': words.doubtSimilarTitle,
  'several-titles': words.doubtSeveralTitles,
  'missing-title': words.doubtMissingTitle,
  'wrong-weekday': words.doubtWrongWeekday,
  'past-date': words.doubtPastDate,
  'guessed-time': words.doubtGuessedTime,
  'unread-words': words.doubtUnreadWords,
  'repeated-showing': words.doubtRepeated,
}

const describeDoubt = ({ code, text }: Doubt) => fill(DOUBTS[code], { text })

/** A programme from a letter or a document: how it is understood, line by line, before anything goes into the sheet. */
export function PasteProgramme({ state, onClose }: { state: WeekSheetState; onClose(): void }) {
  const { sheet } = state
  const [text, setText] = useState('')
  /** Choices of the editor by the index of the showing: another film, or an empty text to leave it out. */
  const [choices, setChoices] = useState<Readonly<Record<number, string>>>({})
  const programme = useMemo(
    () =>
      readProgramme(text, {
        today: eveningDate(Date.now(), sheet.rules.nightEndsAt),
        productions: sheet.productions,
        vocabulary: sheet.vocabulary,
        nightEndsAt: sheet.rules.nightEndsAt,
      }),
    [text, sheet],
  )
  const chosenId = (showing: ReadShowing, index: number) => choices[index] ?? showing.production?.id ?? ''
  const toAdd = programme.showings.flatMap((read, index) => {
    const productionId = chosenId(read, index)
    return productionId === '' ? [] : [{ productionId, date: read.date, showing: read.showing }]
  })

  return (
    <section className={styles.paste} aria-label={words.pasteProgramme}>
      <label className={styles.label}>
        {words.pasteHere}
        <textarea
          className={styles.text}
          rows={6}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChoices({})
          }}
        />
      </label>
      {programme.showings.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{words.pastedDay}</th>
              <th scope="col">{words.pastedTime}</th>
              <th scope="col">{words.production}</th>
              <th scope="col">{words.pastedDoubt}</th>
            </tr>
          </thead>
          <tbody>
            {programme.showings.map((read, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew from the text.
              <tr key={index} data-doubtful={read.doubts.length > 0 || undefined}>
                <td>{formatLongDate(read.date, dateWords)}</td>
                <td>{[formatTime(read.showing.startsAt), read.showing.hall].filter(Boolean).join(' ')}</td>
                <td>
                  <select
                    aria-label={fill(words.pastedFilm, { text: read.source.trim() })}
                    className={styles.film}
                    value={chosenId(read, index)}
                    onChange={({ target }) => setChoices({ ...choices, [index]: target.value })}
                  >
                    <option value="">{words.leaveOut}</option>
                    {sheet.productions.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                </td>
                <td className={styles.doubt}>{read.doubts.map(describeDoubt).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {programme.unread.map(({ line, source }) => (
        <p key={line} className={styles.doubt}>
          {fill(words.lineUnread, { text: source.trim() })}
        </p>
      ))}
      {text.trim() !== '' && programme.showings.length === 0 && <p>{words.pastedNothing}</p>}
      <ButtonRow>
        <Button
          size="form"
          isDisabled={toAdd.length === 0}
          onPress={() => {
            state.addShowings(toAdd)
            onClose()
          }}
        >
          {fill(words.addPasted, { count: String(toAdd.length) })}
        </Button>
        <Button kind="plain" size="form" onPress={onClose}>
          {words.close}
        </Button>
      </ButtonRow>
    </section>
  )
}
