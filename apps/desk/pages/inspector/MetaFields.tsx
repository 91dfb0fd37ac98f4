import { pageWords as words } from '@lerret/words/desk'
import { useMemo } from 'react'
import { Field } from '../../controls/fields/Field.tsx'
import { readHead } from '../../preview/page-head.ts'
import type { PageCommand } from '../commands/apply-command.ts'
import type { MetaField } from '../commands/content-commands.ts'
import type { PageDocument } from '../commands/page-document.ts'
import styles from './MetaFields.module.css'

const FIELDS: readonly (readonly [field: MetaField, label: string, help?: string])[] = [
  ['title', words.metaTitle, words.metaTitleHelp],
  ['description', words.metaDescription, words.metaDescriptionHelp],
  ['keywords', words.metaKeywords],
  ['image', words.metaImage],
]

/** What search engines and those who share the page show of it, and how that looks. */
export function MetaFields({
  document: { page },
  html,
  onRun,
}: {
  document: PageDocument
  /** The page as it is previewed, whose head has the texts with all references filled in. */
  html: string | null
  onRun(command: PageCommand): boolean
}) {
  const bindings = page.meta.data.find(({ locale }) => locale === 'nb')?.bindings ?? []
  const shown = useMemo(() => (html === null ? null : readHead(html)), [html])
  return (
    <section className={styles.meta}>
      <h3>{words.sharing}</h3>
      {FIELDS.map(([field, label, help]) => (
        <Field
          key={field}
          label={label}
          help={help}
          value={bindings.find(({ binding }) => binding === field)?.source ?? ''}
          onChange={(source) => onRun({ type: 'setMeta', binding: field, source })}
        />
      ))}
      {shown && (
        <>
          <figure className={styles.search}>
            <figcaption>{words.searchPreview}</figcaption>
            <p className={styles.address}>{shown.address}</p>
            <p className={styles.title}>{shown.title}</p>
            <p>{shown.description}</p>
          </figure>
          <figure className={styles.share}>
            <figcaption>{words.sharePreview}</figcaption>
            {shown.image && <img src={shown.image} alt="" width="1920" height="1080" loading="lazy" />}
            <p className={styles.title}>{shown.title}</p>
            <p>{shown.description}</p>
          </figure>
        </>
      )}
    </section>
  )
}
