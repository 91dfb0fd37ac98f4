import { textWords as words } from '@lerret/words/desk'
import { useLayoutEffect, useRef, useState } from 'react'
import { cleanForDisplay } from './clean-for-display.ts'
import styles from './FrozenElement.module.css'

/** HTML as visitors will see it. Nothing in it can be used or run. */
export function ShownHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useLayoutEffect(() => {
    const fragment = cleanForDisplay(html)
    setEmpty(fragment.textContent?.trim() === '' && !fragment.querySelector('img, hr'))
    ref.current?.replaceChildren(fragment)
  }, [html])
  return (
    <>
      <div ref={ref} className={styles.shown} hidden={isEmpty} inert />
      {isEmpty && (
        <p className={styles.nothing}>
          {html.startsWith('<!--') ? words.frozenComment : words.frozenInvisible}
        </p>
      )}
    </>
  )
}
