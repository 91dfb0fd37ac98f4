import { fill, sitePreviewWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { SiteFrame } from '../SiteFrame.tsx'
import { listReadingOrder, type ReadItem } from './reading-order.ts'
import styles from './Views.module.css'

/** What a screen reader reads of the page, in order, beside the page. */
export function ReadingView({
  title,
  html,
  onFollow,
}: {
  title: string
  html: string
  onFollow(path: string): void
}) {
  const [items, setItems] = useState<ReadItem[] | null>(null)
  const problems = items?.filter(({ problem }) => problem !== undefined).length ?? 0
  return (
    <>
      <p className={styles.lead}>{words.readingLead}</p>
      {items && (
        <p role="status" className={problems > 0 ? styles.wrong : undefined}>
          {problems > 0 ? fill(words.readingProblems, { count: problems }) : words.readingFine}
        </p>
      )}
      <div className={styles.beside}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard. */}
        <section aria-label={words.readingList} tabIndex={0} className={styles.readingBox}>
          <ol className={styles.reading}>
            {items?.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be read several times.
              <ReadRow key={index} item={item} />
            ))}
          </ol>
        </section>
        <SiteFrame
          title={title}
          html={html}
          layout="screen"
          onShown={({ body }) => setItems(listReadingOrder(body))}
          onFollow={onFollow}
        />
      </div>
    </>
  )
}

function ReadRow({ item }: { item: ReadItem }) {
  const { type, name, landmark, depth, problem } = item
  return (
    <li className={styles.read} data-type={type} style={{ paddingInlineStart: `${depth * 14}px` }}>
      <span className={styles.kind}>{describeType(item)}</span>{' '}
      {landmark ? [words[landmark], name].filter(Boolean).join(': ') : name}
      {problem && <b className={styles.wrong}> {words[problem]}</b>}
    </li>
  )
}

const describeType = ({ type, level = 0 }: ReadItem) =>
  type === 'heading' ? fill(words.heading, { level }) : words[type]
