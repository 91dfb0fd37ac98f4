import { DESK_LOCALES, fill, problemWords as words } from '@lerret/words/desk'
import { type ReactNode, useMemo } from 'react'
import { FieldProblems } from '../../controls/fields/field-problems.ts'
import { fieldProblemSentence, findFieldName, hereSentence } from '../../problems/problem-sentences.ts'
import type { SaveAndPublish } from '../use-save-and-publish.ts'
import styles from './RefusedFields.module.css'
import { listRefusedFields, type RefusedField, toTopField } from './refused-fields.ts'

/** Where another screen edits a field of the same record. */
export type FindScreen = (field: string) => { title: string; href: string } | undefined

export interface RefusedFieldsProps {
  actions: SaveAndPublish
  /** The name of a field of the record as in a sentence: «ingressen». */
  fieldName?: ((field: string) => string | undefined) | undefined
  findScreen?: FindScreen | undefined
}

/** The fields that were refused, in sentences. What is edited on another screen has a link to that. */
export function RefusedFields({ actions, fieldName, findScreen }: RefusedFieldsProps) {
  const refused = listRefusedFields(actions)
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused}>
      {refused.map((field) => {
        const screen = field.isHere ? undefined : findScreen?.(toTopField(field.field))
        return (
          <li key={`${field.record.kind} ${field.record.id} ${field.field}`}>
            {screen ? (
              <a href={screen.href}>{sayWhere(screen.title, fieldProblemSentence(field))}</a>
            ) : (
              describe(field, fieldName)
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** *Tittelen manglar.* A part of a field without a name is called by the whole: *Adressa og kontakten: dette manglar.* */
function describe({ field, code }: RefusedField, fieldName: RefusedFieldsProps['fieldName']): string {
  const whole = findFieldName(field) ? undefined : fieldName?.(toTopField(field))
  if (!whole) return fieldProblemSentence({ field, code })
  return sayWhere(whole.charAt(0).toLocaleUpperCase(DESK_LOCALES) + whole.slice(1), hereSentence(code))
}

const sayWhere = (where: string, sentence: string) =>
  fill(words.at, { where, sentence: sentence.charAt(0).toLocaleLowerCase(DESK_LOCALES) + sentence.slice(1) })

const NONE: ReadonlyMap<string, string> = new Map()

/** Marks the fields inside that were refused. */
export function MarkRefusedFields({ actions, children }: { actions: SaveAndPublish; children: ReactNode }) {
  const { session, state, answer } = actions
  const problems = useMemo(() => {
    const here = listRefusedFields({ session, state, answer }).filter(({ isHere }) => isHere)
    // The object stays the same while somebody types, so that the fields are not rendered for nothing.
    return here.length === 0 ? NONE : new Map(here.map(({ field, code }) => [field, hereSentence(code)]))
  }, [session, state, answer])
  return <FieldProblems value={problems}>{children}</FieldProblems>
}
