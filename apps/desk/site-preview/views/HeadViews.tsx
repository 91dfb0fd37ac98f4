import { fill, sitePreviewWords as words } from '@lerret/words/desk'
import { useMemo } from 'react'
import { RowsText } from '../../controls/ListSection.tsx'
import { readHead } from '../../preview/page-head.ts'
import styles from './Views.module.css'

/** About as much as search engines show. */
const MAX_TITLE_LENGTH = 60
const MAX_DESCRIPTION_LENGTH = 160

/** The card that a link to the page becomes where people share it. */
export function SharedView({ html }: { html: string }) {
  const { title, description, address, image } = useMemo(() => readHead(html), [html])
  return (
    <>
      <p className={styles.lead}>{words.sharedLead}</p>
      <div className={styles.card}>
        {image ? (
          <img src={image} alt="" width="1920" height="1080" className={styles.picture} />
        ) : (
          <p className={styles.noPicture}>{words.sharedNoImage}</p>
        )}
        <div className={styles.cardText}>
          <p className={styles.address}>{address.split('/')[0]}</p>
          <p className={styles.cardTitle}>{title}</p>
          <p>{description}</p>
        </div>
      </div>
    </>
  )
}

/** The page as a search engine may list it, and what is too long for that. */
export function SearchView({ html }: { html: string }) {
  const { title, description, address } = useMemo(() => readHead(html), [html])
  return (
    <>
      <p className={styles.lead}>{words.searchLead}</p>
      <div className={styles.result}>
        <p className={styles.address}>{address.replaceAll('/', ' › ')}</p>
        <p className={styles.resultTitle}>{shorten(title, MAX_TITLE_LENGTH)}</p>
        <p>{shorten(description, MAX_DESCRIPTION_LENGTH)}</p>
      </div>
      {title.length > MAX_TITLE_LENGTH && (
        <RowsText>{fill(words.titleLong, { length: title.length, max: MAX_TITLE_LENGTH })}</RowsText>
      )}
      {description.length > MAX_DESCRIPTION_LENGTH && (
        <RowsText>
          {fill(words.descriptionLong, { length: description.length, max: MAX_DESCRIPTION_LENGTH })}
        </RowsText>
      )}
      {description === '' && <RowsText>{words.descriptionMissing}</RowsText>}
    </>
  )
}

const shorten = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, text.lastIndexOf(' ', length)).trimEnd()} …` : text
