import type { PictureView, ShellData } from '@lerret/model'
import { Hidden, pictureAddress } from '@lerret/ui'
import { useServerWords } from '@lerret/ui/server-words'
import { fill } from '@lerret/words'
import styles from './Logo.module.css'

const HEIGHT_PX = 44
/** A logo wider than this is a wordmark, and replaces the house's name. */
const MIN_WORDMARK_RATIO = 1.6

export function Logo({ shell: { logo, logoAlt, siteTitle } }: { shell: ShellData }) {
  const words = useServerWords()
  const isWordmark = logo !== null && logo.width / logo.height > MIN_WORDMARK_RATIO
  return (
    <a href="/" className={styles.logo}>
      {logo && <LogoPicture logo={logo} alt={isWordmark ? logoAlt || siteTitle : ''} />}
      {isWordmark ? <Hidden>{fill(words.toFrontPage, { site: siteTitle })}</Hidden> : <b>{siteTitle}</b>}
    </a>
  )
}

/** One size at low priority, so that nothing on the first screen waits for it. */
function LogoPicture({ logo, alt }: { logo: PictureView; alt: string }) {
  const ratio = logo.width / logo.height
  const width = Math.round(HEIGHT_PX * ratio)
  return (
    <img
      src={pictureAddress(logo, 2 * width, ratio)}
      alt={alt}
      width={width}
      height={HEIGHT_PX}
      fetchPriority="low"
      className={styles.picture}
    />
  )
}
