import { trustHtml } from '@lerret/ui/trusted-html'
import { newsletterWords as words } from '@lerret/words/desk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import tabs from '../controls/LinkTabs.module.css'
import { ListSection } from '../controls/ListSection.tsx'
import { type CallInput, callDesk } from '../data/call-desk.ts'
import { readHouseLanguage } from '../data/house.ts'
import { useSettled } from '../data/use-settled.ts'
import { PreviewNotice } from '../preview/PreviewNotice.tsx'
import { useLatestPreview } from '../preview/use-latest-preview.ts'
import type { NewsletterContent } from './items.ts'
import styles from './NewsletterPreview.module.css'
import { showMail } from './show-mail.ts'

const PREVIEW_DELAY_MS = 300

/** The mail as its readers see it: HTML, light or dark, wide or on a phone, and plain text. */
export function NewsletterPreview({ content }: { content: NewsletterContent }) {
  const { subject, intro, items } = useSettled(content, PREVIEW_DELAY_MS)
  const mail = useMemo(() => ({ subject, intro, items }), [subject, intro, items])
  const [isDark, setDark] = useState(false)
  const [isPhone, setPhone] = useState(false)
  const { reply, ...preview } = useLatestPreview(mail, askForMail)
  return (
    <div className={styles.preview}>
      <ListSection title={words.previewSection}>
        <PreviewNotice preview={preview} />
        <Tabs>
          <TabList aria-label={words.previewForms} className={tabs.tabs}>
            <Tab id="html" className={tabs.tab}>
              {words.previewHtml}
            </Tab>
            <Tab id="text" className={tabs.tab}>
              {words.previewText}
            </Tab>
          </TabList>
          <TabPanel id="html" className={styles.panel}>
            <div className={styles.choices}>
              <Checkbox isSelected={isDark} onChange={setDark}>
                {words.previewDark}
              </Checkbox>
              <Checkbox isSelected={isPhone} onChange={setPhone}>
                {words.previewPhone}
              </Checkbox>
            </div>
            <MailFrame html={reply?.html ?? null} isDark={isDark} isPhone={isPhone} />
          </TabPanel>
          <TabPanel id="text" className={styles.panel}>
            <pre className={styles.text}>{reply?.text}</pre>
          </TabPanel>
        </Tabs>
      </ListSection>
    </div>
  )
}

const askForMail = (body: CallInput<'previewNewsletter'>['body'], signal: AbortSignal) =>
  callDesk('previewNewsletter', { body, signal })

function MailFrame({ html, isDark, isPhone }: { html: string | null; isDark: boolean; isPhone: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    element.onload = () => setLoaded(true)
    // Not as a property: React makes a string of it, which is not trusted.
    element.srcdoc = trustHtml(`<!doctype html><html lang="${readHouseLanguage()}"><title></title>`)
  }, [])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (isLoaded && shown && html !== null) showMail(shown, html, { isDark })
  }, [isLoaded, html, isDark])
  return (
    <iframe
      ref={frame}
      title={words.previewSection}
      sandbox="allow-same-origin"
      data-phone={isPhone || undefined}
      className={styles.frame}
    />
  )
}
