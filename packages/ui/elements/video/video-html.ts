import type { PlayableVideo } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import styles from './Video.module.css'

/**
 * A video in a closed `<details>`, as HTML because most videos are inside texts. The browser does not load a lazy frame in a closed
 * element, so the host learns nothing about visitors who do not open it. `title` is escaped HTML.
 */
export function videoHtml({ host, src }: PlayableVideo, title: string, words: SiteWords): string {
  const shared = `src="${src.replaceAll('&', '&amp;')}" title="${title.replaceAll('"', '&quot;')}"`
  const icon = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"></path></svg>'
  const note = host ? ` <small>${fill(words.videoFetched, { host })}</small>` : ''
  // Hosts refuse to play without a referrer.
  const player = host
    ? `<iframe ${shared} loading="lazy" allow="encrypted-media; picture-in-picture" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
    : `<video ${shared} controls="" preload="none" playsinline=""></video>`
  return (
    `<details class="${styles.video}" data-surface="film">` +
    `<summary>${icon}<span><b>${title}</b>${note}</span></summary>${player}</details>`
  )
}
