import { fill } from '@lerret/words'
import { textWords as words } from '@lerret/words/desk'
import { Fragment, useId } from 'react'
import { Avatar } from '../../controls/Avatar.tsx'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { type TextRun, wordDifferences } from '../differences/word-differences.ts'
import { toPlainText } from '../html/plain-text.ts'
import { isHtml } from '../merging/join-texts.ts'
import styles from './FieldConflict.module.css'

export interface FieldConflictProps {
  /** The field in the definite form, as in a sentence: «ingressen». */
  field: string
  mine: { text: string; time?: string }
  theirs: { text: string; time?: string; name: string }
  /** Whether it stands after my text, in a longer one. */
  isInText?: boolean
  /** Whether there is a text made of both. */
  canJoin?: boolean
  onChoose: (choice: 'mine' | 'theirs' | 'both') => void
}

/** Two texts for one field, with the words that differ and three ways to go on. Nothing is lost before one of them is chosen. */
export function FieldConflict({
  field,
  mine,
  theirs,
  isInText = false,
  canJoin = true,
  onChoose,
}: FieldConflictProps) {
  const headingId = useId()
  const { name } = theirs
  const differences = wordDifferences(readWords(mine.text), readWords(theirs.text))
  const heading = isInText
    ? fill(findHeading(mine.text, theirs.text), { name })
    : fill(words.conflictHeading, { name, field })
  return (
    <section className={styles.conflict} aria-labelledby={headingId}>
      {/* The editor of a text says itself that there is a conflict in it. */}
      <div className={styles.head} role={isInText ? undefined : 'status'}>
        <Avatar name={name} isColleague />
        <p>
          <strong id={headingId}>{heading}</strong> {!isInText && words.conflictBothSaved}
        </p>
      </div>
      {!(isInText && theirs.text === '') && (
        <div className={styles.columns}>
          {!isInText && (
            <Version
              title={joinTitle(words.conflictYours, mine.time)}
              runs={differences.mine}
              className={styles.mine}
            />
          )}
          <Version title={joinTitle(name, theirs.time)} runs={differences.theirs} className={styles.theirs} />
        </div>
      )}
      <ButtonRow>
        <Button onPress={() => onChoose('mine')}>
          {isInText && mine.text === '' ? words.conflictRemove : words.conflictUseMine}
        </Button>
        <Button onPress={() => onChoose('theirs')}>
          {isInText && theirs.text === '' ? words.conflictRemove : fill(words.conflictUseTheirs, { name })}
        </Button>
        {canJoin && mine.text !== '' && theirs.text !== '' && (
          <Button onPress={() => onChoose('both')}>{words.conflictUseBoth}</Button>
        )}
      </ButtonRow>
    </section>
  )
}

function findHeading(mine: string, theirs: string): string {
  if (mine === '') return words.conflictYouRemoved
  return theirs === '' ? words.conflictTheyRemoved : words.conflictHere
}

/** The words of HTML are compared without it. */
const readWords = (text: string) => (isHtml(text) ? toPlainText(text) : text)

const joinTitle = (whose: string, time = '') => [whose, time].filter(Boolean).join(', ')

function Version({
  title,
  runs,
  className,
}: {
  title: string
  runs: TextRun[]
  className: string | undefined
}) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        {runs.map(({ text, start, isDifferent }) =>
          isDifferent ? (
            <Fragment key={start}>
              {text.slice(0, text.length - text.trimStart().length)}
              <mark className={className}>{text.trimStart()}</mark>
            </Fragment>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  )
}
