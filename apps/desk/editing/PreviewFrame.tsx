import { isSiteKind, toHref } from '@lerret/model'
import { trustHtml } from '@lerret/ui/trusted-html'
import { editingWords as words } from '@lerret/words/desk'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Field } from '../controls/fields/Field.tsx'
import { parseLocalMoment } from '../controls/times/times.ts'
import { askForPage, type PreviewInput } from '../preview/ask-for-page.ts'
import {
  createOutlines,
  FIELD_ATTRIBUTE,
  findFieldElement,
  listenForPresses,
  scrollFrameTo,
} from '../preview/marked-elements.ts'
import { findFocusedField, focusField } from '../preview/PreviewedField.tsx'
import { PreviewNotice } from '../preview/PreviewNotice.tsx'
import { useLatestPreview } from '../preview/use-latest-preview.ts'
import { previewHref } from '../site-preview/preview-params.ts'
import styles from './PreviewFrame.module.css'

interface PreviewFrameProps {
  kind: PreviewInput['records'][number]['kind']
  id: string
  path: string
  body: Record<string, unknown>
  /** The name of the preview, where a screen has several. */
  label?: string
}

/**
 * The page with what is being typed. The document is loaded once; after that its content is replaced, and the scroll position stays.
 * Pressing what a field makes focuses the field, and focusing a field outlines what it makes.
 */
export function PreviewFrame({ kind, id, path, body, label = words.previewTitle }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [local, setLocal] = useState('')
  const moment = parseLocalMoment(local)?.toISOString()
  const address = `/redaksjon/framsyn${toHref(path)}?utkast=${kind}:${encodeURIComponent(id)}`
  // Loading it again would lose the scroll position.
  const [firstAddress] = useState(address)
  const input = useMemo(
    () => (isLoaded ? { records: [{ kind, id, body }], path, moment } : null),
    [isLoaded, kind, id, path, body, moment],
  )
  const preview = useLatestPreview(input, askForPage)
  const html = preview.reply?.html ?? null
  useEffect(() => {
    if (html !== null)
      replaceContent(frame.current?.contentDocument, html, { isOnEveryPage: isSiteKind(kind) })
  }, [html, kind])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (isLoaded && shown) return connectFields(shown)
  }, [isLoaded])
  return (
    <section className={styles.preview} aria-label={label}>
      <StableHead
        othersHref={previewHref({ path, localTime: local, drafts: [{ kind, id }] })}
        ownHref={moment ? `${address}&tid=${encodeURIComponent(moment)}` : address}
        local={local}
        onLocal={setLocal}
        isIncomplete={preview.reply !== null && preview.reply.problems.length > 0}
      />
      <PreviewNotice preview={preview} />
      <iframe
        ref={frame}
        title={label}
        src={firstAddress}
        sandbox="allow-same-origin"
        onLoad={() => setLoaded(true)}
        className={styles.frame}
      />
    </section>
  )
}

interface PreviewHeadProps {
  local: string
  onLocal(local: string): void
  isIncomplete: boolean
  othersHref: string
  ownHref: string
}

/** The moment that is previewed, and the preview on a page of its own. */
function PreviewHead({ local, onLocal, isIncomplete, othersHref, ownHref }: PreviewHeadProps) {
  return (
    <div className={styles.head}>
      <Field label={words.previewAt} type="datetime-local" value={local} onChange={onLocal} />
      {isIncomplete && <span role="status">{words.previewIncomplete}</span>}
      <a href={othersHref}>{words.previewAsOthers}</a>
      <a href={ownHref} target="_blank" rel="noreferrer">
        {words.openPreview}
      </a>
    </div>
  )
}

// It does not depend on what is typed.
const StableHead = memo(PreviewHead)

function connectFields(shown: Document): () => void {
  const outlines = createOutlines(shown)
  const outlineFocused = () => {
    const field = findFocusedField()
    outlines.show(field && `[${FIELD_ATTRIBUTE}="${field}"]`)
    const element = field && findFieldElement(shown, field)
    if (element) scrollFrameTo(element)
  }
  outlineFocused()
  document.addEventListener('focusin', outlineFocused)
  const stopListening = listenForPresses(shown, ({ field }) => {
    if (field) focusField(field)
  })
  return () => {
    document.removeEventListener('focusin', outlineFocused)
    stopListening()
  }
}

/** Replaces what readers see, without loading styles and pictures again. What is on every page is outside of `main`. */
function replaceContent(
  shown: Document | null | undefined,
  html: string,
  { isOnEveryPage }: { isOnEveryPage: boolean },
) {
  const next = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  if (isOnEveryPage && shown?.body) {
    shown.documentElement.removeAttribute('style')
    for (const { name, value } of next.documentElement.attributes)
      shown.documentElement.setAttribute(name, value)
    shown.body.replaceChildren(...next.body.childNodes)
    return
  }
  const [current, replacement] = [shown?.querySelector('main'), next.querySelector('main')]
  if (current && replacement) current.replaceWith(replacement)
  else if (shown?.body) shown.body.replaceChildren(...next.body.childNodes)
}
