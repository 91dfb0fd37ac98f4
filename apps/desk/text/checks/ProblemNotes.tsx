import { fill } from '@lerret/words'
import { textWords as words } from '@lerret/words/desk'
import { type Editor, useEditorState } from '@tiptap/react'
import { memo, useLayoutEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { createPortal } from 'react-dom'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import type { TextProblem } from './check-text.ts'
import styles from './ProblemNotes.module.css'
import { listProblems, type PlacedProblem } from './problems-plugin.ts'
import { repairText } from './repair-text.ts'

const useProblems = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor }) => listProblems(editor.state),
    equalityFn: Object.is,
  })

interface NoteActions {
  editor: Editor
  /** Opens the fields of the link that is selected. */
  onWriteLink: () => void
  /** Fills in the lead, or lets the editor write it. */
  onLead: ((text: string | null) => void) | undefined
}

/** The notes about a text: in the margin, or under the paragraph when there is no margin. */
export const ProblemNotes = memo(function ProblemNotes(actions: NoteActions) {
  const problems = useProblems(actions.editor)
  useLayoutEffect(() => separateNotes(problems), [problems])
  return problems.map((problem) =>
    createPortal(<ProblemNote problem={problem} {...actions} />, problem.element, problem.id),
  )
})

/** How many notes there are; a press leads to the next one. */
export function ProblemCount({ editor }: { editor: Editor }) {
  const problems = useProblems(editor)
  const count = problems.length
  const label =
    count === 0 ? words.problemsNone : count === 1 ? words.problemsOne : fill(words.problemsCount, { count })
  const showNext = () => {
    const { from } = editor.state.selection
    const next = problems.find(({ position }) => position > from) ?? problems[0]
    if (!next) return
    editor
      .chain()
      .setTextSelection(next.position + 1)
      .scrollIntoView()
      .run()
    next.element.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <AriaButton className={styles.count ?? ''} isDisabled={count === 0} onPress={showNext}>
      {label}
    </AriaButton>
  )
}

interface ProblemNoteProps extends NoteActions {
  problem: PlacedProblem
}

/** What is shown does not depend on where the problem is, which changes with every letter before it. */
const isSameNote = (one: ProblemNoteProps, other: ProblemNoteProps) =>
  one.editor === other.editor &&
  one.problem.code === other.problem.code &&
  one.problem.text === other.problem.text &&
  JSON.stringify(one.problem.repair) === JSON.stringify(other.problem.repair)

const ProblemNote = memo(function ProblemNote(props: ProblemNoteProps) {
  const { editor, onWriteLink, onLead } = props
  const { code, id, repair } = props.problem
  const withProblem = (use: (problem: PlacedProblem) => void) => {
    const problem = listProblems(editor.state).find((each) => each.id === id)
    if (problem) use(problem)
  }
  const act = (problem: PlacedProblem) => {
    if (repair.type === 'use-as-lead') onLead?.(repair.text)
    if (repair.type === 'write-lead') onLead?.(null)
    if (repair.type === 'write-link-text') {
      editor.commands.setTextSelection({ from: problem.position, to: problem.end })
      onWriteLink()
    }
    const transaction = repairText(editor.state, problem)
    if (!transaction) return
    editor.view.dispatch(transaction)
    editor.view.focus()
  }
  const setAlt = (alt: string) =>
    withProblem(({ position }) => {
      editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'alt', alt))
      editor.view.focus()
    })
  return (
    <div className={styles.note} role="note">
      <p>{describe(props.problem)}</p>
      {repair.type === 'write-alt' && <AltForm onSave={setAlt} />}
      {repair.type !== 'write-alt' && (code !== 'lead-missing' || onLead) && (
        <Button onPress={() => withProblem(act)}>{describeRepair(props.problem)}</Button>
      )}
    </div>
  )
}, isSameNote)

function AltForm({ onSave }: { onSave: (alt: string) => void }) {
  const [alt, setAlt] = useState('')
  return (
    <>
      <Field label={words.imageAlt} value={alt} onChange={setAlt} />
      <ButtonRow>
        <Button isDisabled={alt.trim() === ''} onPress={() => onSave(alt.trim())}>
          {words.repairAltSave}
        </Button>
        <Button kind="plain" onPress={() => onSave('')}>
          {words.repairAltDecorative}
        </Button>
      </ButtonRow>
    </>
  )
}

function describe({ code, text, repair }: TextProblem): string {
  switch (code) {
    case 'lead-missing':
      return words.problemLead
    case 'alt-missing':
      return words.problemAlt
    case 'heading-all-caps':
      return words.problemHeadingCaps
    case 'link-empty':
      return words.problemLinkEmpty
    case 'link-text-vague':
      return fill(words.problemLinkVague, { text: text.trim() })
    case 'table-header-missing':
      return words.problemTable
    case 'heading-skipped': {
      if (repair.type !== 'set-heading-level') return ''
      const { from, to } = repair
      return from === 1
        ? fill(words.problemHeadingFirst, { to })
        : fill(words.problemHeadingSkipped, { from, to })
    }
  }
}

function describeRepair({ repair }: TextProblem): string {
  switch (repair.type) {
    case 'set-heading-level':
      return fill(words.repairHeading, { level: repair.level })
    case 'replace-text':
      return fill(words.repairText, { text: repair.text })
    case 'remove-link':
      return words.repairLinkRemove
    case 'add-header-row':
      return words.repairTable
    case 'use-as-lead':
      return words.repairLead
    case 'write-lead':
      return words.repairLeadWrite
    case 'write-link-text':
      return words.repairLinkText
    case 'write-alt':
      return words.repairAltSave
  }
}

/** Notes in the margin that would cover each other move down. */
function separateNotes(problems: PlacedProblem[]) {
  for (const { element } of problems) element.style.marginBlockStart = ''
  let bottom = Number.NEGATIVE_INFINITY
  for (const { element } of problems) {
    if (getComputedStyle(element).position !== 'absolute') return
    const { top, height } = element.getBoundingClientRect()
    const shift = Math.max(0, bottom + GAP_PX - top)
    if (shift > 0) element.style.marginBlockStart = `calc(var(--note-offset) + ${shift}px)`
    bottom = top + shift + height
  }
}

const GAP_PX = 16
