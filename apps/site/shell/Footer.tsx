import type { FooterEntry, MenuEntry, ShellData } from '@lerret/model'
import { Prose, pictureAddress } from '@lerret/ui'
import { AppBadges } from '@lerret/ui/app-badges'
import { useServerWords } from '@lerret/ui/server-words'
import { fill } from '@lerret/words'
import { Fragment } from 'react'
import styles from './Footer.module.css'
import { MenuLinks } from './menu/Menu.tsx'

export function Footer({ shell, path }: { shell: ShellData; path: string }) {
  const words = useServerWords()
  const { footerSections, openingHours, checkout, apps, siteTitle, footerLang } = shell
  const links = [...shell.footerMenu, ...statementLink(shell, words.accessibilityStatement)]
  return (
    <footer className={styles.footer} data-surface="film">
      {/* Shown by the inline script. */}
      <button type="button" className={styles.share} data-share={words.linkCopied} hidden>
        {words.sharePage}
      </button>
      {footerSections.length + openingHours.length > 0 && (
        <div className={styles.sections}>
          {footerSections.map(({ title, entries }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections may have the same title, and are never reordered.
            <section key={index} lang={footerLang}>
              {title && <h2 className={styles.title}>{title}</h2>}
              {entries.map((entry, entryIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <Entry key={entryIndex} entry={entry} />
              ))}
            </section>
          ))}
          {openingHours.length > 0 && (
            <section>
              <h2 className={styles.title}>{words.openingHours}</h2>
              {openingHours.map(({ place, lines }) => (
                <Fragment key={place}>
                  <h3 className={styles.subtitle}>{place}</h3>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </Fragment>
              ))}
            </section>
          )}
        </div>
      )}
      <div className={styles.partners}>
        {(apps.appStore || apps.googlePlay) && <AppBadges {...apps} />}
        <Provider checkout={checkout} />
      </div>
      <div className={styles.last}>
        <b>{siteTitle}</b>
        {links.length > 0 && (
          <nav aria-label={words.footerMenu}>
            <ul className={styles.menu}>
              <MenuLinks entries={links} path={path} />
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}

const statementLink = ({ accessibilityStatement: href }: ShellData, label: string): MenuEntry[] =>
  href
    ? [{ id: 'accessibility-statement', label, href, path: href, openInNewWindow: false, children: [] }]
    : []

const LOGO_HEIGHT_PX = 28

/** The ticketing provider, by its logo or its name. */
function Provider({ checkout: { providerName, logo } }: { checkout: ShellData['checkout'] }) {
  const words = useServerWords()
  if (!providerName) return null
  if (!logo) return <p>{fill(words.ticketsFrom, { provider: providerName })}</p>
  const ratio = logo.width / logo.height
  const width = Math.round(LOGO_HEIGHT_PX * ratio)
  const [before, after] = words.ticketsFrom.split('{provider}')
  return (
    <p className={styles.provider}>
      {before}
      <img
        src={pictureAddress(logo, 2 * width, ratio)}
        alt={providerName}
        width={width}
        height={LOGO_HEIGHT_PX}
        loading="lazy"
        className={styles.providerLogo}
      />
      {after}
    </p>
  )
}

function Entry({ entry }: { entry: FooterEntry }) {
  switch (entry.type) {
    case 'title':
      return <h3 className={styles.subtitle}>{entry.value}</h3>
    case 'text':
      return <p>{entry.value}</p>
    case 'link':
      return (
        <p>
          <a href={entry.href} className={styles.link}>
            {entry.value}
          </a>
        </p>
      )
    case 'html':
      return <Prose html={entry.html} />
  }
}
