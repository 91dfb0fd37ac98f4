import { sitePreviewWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { ListSection, Rows, RowsText } from '../../controls/ListSection.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { readScriptless, type Scriptless } from './scriptless.ts'
import styles from './Views.module.css'

/** The page where no script runs, with what is different there. */
export function ScriptlessView({
  title,
  html,
  onFollow,
}: {
  title: string
  html: string
  onFollow(path: string): void
}) {
  const [found, setFound] = useState<Scriptless | null>(null)
  return (
    <>
      <p className={styles.lead}>{words.scriptlessLead}</p>
      {found && (
        <div className={styles.columns}>
          <TextList
            title={words.scriptlessSentences}
            texts={found.sentences}
            nothing={words.scriptlessNoSentences}
          />
          <TextList
            title={words.scriptlessButtons}
            texts={found.buttons}
            nothing={words.scriptlessNoButtons}
          />
        </div>
      )}
      <SiteFrame
        title={title}
        html={html}
        layout="screen"
        isScriptless
        onShown={({ body }) => setFound(readScriptless(body))}
        onFollow={onFollow}
      />
    </>
  )
}

function TextList({ title, texts, nothing }: { title: string; texts: string[]; nothing: string }) {
  return (
    <ListSection title={title}>
      {texts.length === 0 ? (
        <RowsText>{nothing}</RowsText>
      ) : (
        <Rows>
          {texts.map((text) => (
            <li key={text} className={styles.row}>
              {text}
            </li>
          ))}
        </Rows>
      )}
    </ListSection>
  )
}
