import type { PictureView, ShellData } from '@lerret/model'
import { fill, Hidden, pictureAddress } from '@lerret/ui'
import { useServerWords } from '@lerret/ui/server-words'
import styles from './Logo.module.css'

const HEIGHT = 44

/** A mark stands beside the house's name; a logo that is wide is the name. */
export function Logo({ shell: { logo, logoAlt, siteTitle } }: { shell: ShellData }) {
  const words = useServerWords()
  const isWordmark = logo !== null && logo.width / logo.height > 1.6
  return (
    <a href="/" className={styles.logo}>
      {logo && <LogoPicture logo={logo} alt={isWordmark ? logoAlt || siteTitle : ''} />}
      {isWordmark ? <Hidden>{fill(words.toFrontPage, { site: siteTitle })}</Hidden> : <b>{siteTitle}</b>}
    </a>
  )
}

/** One small size: nothing on the first screen should wait for it. */
function LogoPicture({ logo, alt }: { logo: PictureView; alt: string }) {
  const ratio = logo.width / logo.height
  const width = Math.round(HEIGHT * ratio)
  return (
    <img
      src={pictureAddress(logo, 2 * width, ratio)}
      alt={alt}
      width={width}
      height={HEIGHT}
      fetchPriority="low"
      className={styles.picture}
    />
  )
}
