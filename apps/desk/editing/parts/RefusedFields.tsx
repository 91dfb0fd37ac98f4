import { DESK_LOCALES, fill, PROBLEM_NYNORSK as words } from '@lerret/words/desk'
import { type ReactNode, useMemo } from 'react'
import { FieldProblems } from '../../controls/fields/field-problems.ts'
import { fieldProblemSentence, hereSentence } from '../../problems/problem-sentences.ts'
import type { SaveAndPublish } from '../use-save-and-publish.ts'
import styles from './RefusedFields.module.css'
import { listRefusedFields, type RefusedField, toTopField } from './refused-fields.ts'

/** Where another screen edits a field of the same record. */
export type FindScreen = (field: string) => { title: string; href: string } | undefined

/** The fields that were refused, in sentences. What is edited on another screen has a link to that. */
export function RefusedFields({
  actions,
  findScreen,
}: {
  actions: SaveAndPublish
  findScreen?: FindScreen | undefined
}) {
  const refused = listRefusedFields(actions)
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused}>
      {refused.map((field) => (
        <li key={`${field.record.kind} ${field.record.id} ${field.field}`}>
          <Sentence field={field} findScreen={findScreen} />
        </li>
      ))}
    </ul>
  )
}

function Sentence({ field, findScreen }: { field: RefusedField; findScreen?: FindScreen | undefined }) {
  const sentence = fieldProblemSentence(field)
  const screen = field.isHere ? undefined : findScreen?.(toTopField(field.field))
  if (!screen) return sentence
  const lower = sentence.charAt(0).toLocaleLowerCase(DESK_LOCALES) + sentence.slice(1)
  return <a href={screen.href}>{fill(words.onScreen, { screen: screen.title, sentence: lower })}</a>
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Marks the fields inside that were refused. */
export function MarkRefusedFields({ actions, children }: { actions: SaveAndPublish; children: ReactNode }) {
  const { session, state, answer } = actions
  const problems = useMemo(() => {
    const here = listRefusedFields({ session, state, answer }).filter(({ isHere }) => isHere)
    // The same object while somebody types, so that the fields are not rendered for nothing.
    return here.length === 0 ? NONE : new Map(here.map(({ field, code }) => [field, hereSentence(code)]))
  }, [session, state, answer])
  return <FieldProblems value={problems}>{children}</FieldProblems>
}
