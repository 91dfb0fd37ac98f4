import { SEARCH_PAGE_SIZE, type SearchHit } from '@lerret/model'
import type { SearchResultsBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { MomentText } from '../../elements/DateText.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { Section } from '../../elements/Section.tsx'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { trustHtml } from '../../trusted-html.ts'
import styles from './SearchResults.module.css'
import { HIT_KIND_WORDS, useSearchWords } from './words.ts'

/** The hits of a search. On the published page, without a query, it renders nothing. */
export function SearchResults({ item }: { item: SearchResultsBlockItem }) {
  const words = useSearchWords()
  if (item.query === '') return null
  if (item.hits.length === 0)
    return (
      <Section heading={item.heading}>
        <Empty>
          {item.isUnavailable ? words.searchUnavailable : fill(words.noHits, { query: item.query })}
        </Empty>
      </Section>
    )
  return (
    <Section heading={item.heading}>
      <p className={styles.count}>
        {fill(item.isNear ? words.hitsNear : words.hitsFor, { count: String(item.total), query: item.query })}
      </p>
      <ol className={styles.hits} start={item.skip + 1}>
        {item.hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      <Pages item={item} />
    </Section>
  )
}

function Hit({ hit }: { hit: SearchHit }) {
  const words = useSearchWords()
  const excerpt = trustHtml(hit.excerpt)
  return (
    <article className={styles.hit}>
      {hit.image && (
        <Picture
          {...hit.image}
          alt=""
          ratio={PICTURE_RATIOS.searchHit}
          sizes="7rem"
          className={styles.picture}
        />
      )}
      <div>
        <p className={styles.kind}>{words[HIT_KIND_WORDS[hit.kind]]}</p>
        <Heading className={styles.title}>
          <a href={hit.href} lang={hit.lang}>
            {hit.title}
          </a>
        </Heading>
        {hit.next && (
          <p className={styles.when}>
            <MomentText instant={hit.next.showing.startsAt} />
            {` · ${hit.next.showing.hall}`}
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the server's own escaping. */}
        <p className={styles.excerpt} lang={hit.lang} dangerouslySetInnerHTML={{ __html: excerpt }} />
      </div>
      {hit.next && (
        <div className={styles.ticket}>
          <TicketAction {...hit.next} title={hit.title} />
        </div>
      )}
    </article>
  )
}

function Pages({ item: { action, lang, query, skip, hits, total } }: { item: SearchResultsBlockItem }) {
  const words = useSearchWords()
  const address = (from: number) =>
    `${action}?${new URLSearchParams({ q: query, ...(lang && { lang }), ...(from > 0 && { skip: String(from) }) })}`
  const hasMore = skip + hits.length < total
  if (skip === 0 && !hasMore) return null
  return (
    <nav aria-label={words.hitPages} className={styles.pages}>
      {skip > 0 && (
        <a href={address(Math.max(0, skip - SEARCH_PAGE_SIZE))} className={styles.page}>
          {words.fewerHits}
        </a>
      )}
      {hasMore && (
        <a href={address(skip + hits.length)} className={styles.page}>
          {words.moreHits}
        </a>
      )}
    </nav>
  )
}
