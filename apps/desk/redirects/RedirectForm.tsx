import { CallError } from '@lerret/api'
import { fill, redirectWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { Problem } from '../controls/Problem.tsx'
import { errorMessage } from '../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { findLinkProblem, LinkField } from '../links/LinkField.tsx'
import { usePageTitle } from '../links/link-targets.ts'
import { toLinkAddress } from '../text/editor/link-address.ts'
import styles from './Redirects.module.css'
import type { useSaveRedirect } from './redirect-data.ts'
import { findSourceProblem, toRedirectSource } from './redirect-source.ts'

const KINDS = [
  ['permanent', words.kindPermanent],
  ['temporary', words.kindTemporary],
] as const

export interface RedirectDraft {
  id: string
  /** The version that is changed; 0 for a new redirect. */
  basedOn: number
  source: string
  target: string
  permanent: boolean
}

/** Where a redirect leads from and to. What is wrong is said at the field. */
export function RedirectForm({
  draft,
  save,
  onDone,
}: {
  draft: RedirectDraft
  save: ReturnType<typeof useSaveRedirect>
  onDone(): void
}) {
  const { role } = useStaff()
  const [typedSource, setSource] = useState(draft.source)
  const [target, setTarget] = useState(draft.target)
  const [permanent, setPermanent] = useState(draft.permanent)
  const [hasTried, setHasTried] = useState(false)
  const source = toRedirectSource(typedSource)
  const pageTitle = usePageTitle(source)
  const address = toLinkAddress(target) ?? ''
  const code = save.error instanceof CallError ? save.error.code : null
  const isOwnError = code === 'redirect_loop' || code === 'address_taken'

  const sourceError = findSourceProblem(source) ?? describeOwner(pageTitle)
  const takenError = code === 'address_taken' ? words.sourceTaken : null
  const isLoop = code === 'redirect_loop' || (source !== '' && address === source)

  function submit() {
    setHasTried(true)
    if (sourceError || findLinkProblem(target) || address === source) return
    const { id, basedOn } = draft
    save.mutate({ id, basedOn, body: { id, source, target: address, permanent } }, { onSuccess: onDone })
  }

  return (
    <Form
      className={styles.form}
      aria-label={draft.basedOn === 0 ? words.formNew : words.formEdit}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
    >
      <h2>{draft.basedOn === 0 ? words.formNew : words.formEdit}</h2>
      <Field
        ref={draft.source === '' ? focusInput : undefined}
        label={words.source}
        help={words.sourceHelp}
        value={typedSource}
        onChange={(value) => {
          save.reset()
          setSource(value)
        }}
        error={hasTried || (typedSource !== '' && pageTitle) ? (takenError ?? sourceError) : takenError}
      />
      <LinkField
        label={words.target}
        value={target}
        onChange={(value) => {
          save.reset()
          setTarget(value)
        }}
        isChecked={hasTried}
        error={isLoop ? fill(address === source ? words.targetSame : words.targetLoop, { source }) : null}
      />
      <Select
        isStacked
        label={words.kind}
        options={KINDS}
        value={permanent ? 'permanent' : 'temporary'}
        onChange={(value) => setPermanent(value === 'permanent')}
      />
      <p className={styles.help}>{words.kindHelp}</p>
      {save.isError && !isOwnError && <Problem message={errorMessage(save.error, REFUSALS)} />}
      <div className={styles.actions}>
        <Button type="submit" kind="signal" size="form" isPending={save.isPending}>
          {EDITOR_ROLES.includes(role) ? words.save : words.saveDraft}
        </Button>
        <Button size="form" kind="plain" onPress={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}

const REFUSALS = { content_invalid: words.invalid, content_conflict: words.conflict }

const describeOwner = (title: string | null | undefined) =>
  title ? fill(words.sourceIsPage, { title }) : null

const focusInput = (input: HTMLInputElement | null) => input?.focus()
